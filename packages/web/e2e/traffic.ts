// Everything a browser receives about a game, and whether something is in it that it must not know.

import type { Page } from '@playwright/test';

/** Texts as they arrived: frames of sockets, bodies of the API. Asked for scripts and pictures it is everybody's. */
export function trafficOf(page: Page): string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => texts.push(payload.toString()));
  });
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api')) return;
    void response.text().then(
      (text) => texts.push(text),
      // Gone with its page.
      () => null,
    );
  });
  return texts;
}

/** The whole page as it stands: what is written, what is read out, what lies in attributes. Rules of style left out. */
export function pageText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, style, link')) element.remove();
    return copy.outerHTML;
  });
}

export interface Secret {
  /** As the rules call it: "sugar-mill". */
  readonly id: string;
  /** As the page calls it: "Sugar mill". */
  readonly name: string;
}

/** Which secrets stand in the texts, by id as a whole word or by name. The name of a field ("library":) is none. */
export function foundIn(texts: readonly string[], secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ id, name }) => {
      const word = new RegExp(`(?<![\\w-])(?:${escaped(id)}|${escaped(name)})(?![\\w-]|":)`, 'u');
      return texts.some((text) => word.test(text));
    })
    .map(({ id }) => id);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
