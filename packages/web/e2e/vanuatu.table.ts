// What somebody wants at the table of Vanuatu, and when it is whole.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Wish } from './pointing.ts';

/** What may be done beside the question, and the own bonus, are pressed now and then only. */
const BESIDE = /^(treasure|alms|bonus)/;

export const wished: Wish = (targets, choose) => {
  const plain = choose(8) === 0 ? targets : targets.filter((thing) => !BESIDE.test(thing));
  return plain[choose(plain.length)];
};

/** Nothing pushes the page sideways, no text is cut off, the whole map is in sight, what can be pressed is large enough. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => faultsOf(page)).toEqual([]);
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const parts = document.querySelectorAll<HTMLElement>(
      'main [data-piece], article *, section[aria-label] [data-piece] *',
    );
    for (const element of parts) {
      // The letter of a seat's mark stands over its edge.
      if (!(element instanceof HTMLElement) || element.closest('[class*="mark"]') !== null) continue;
      const { clipPath, display } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      if (clipPath !== 'none' || display === 'inline' || !hasText || element.clientWidth <= 1) continue;
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${element.innerText.slice(0, 40)}`);
    }
    const stage = document.querySelector('section:has(> div[style*="transform"])')?.getBoundingClientRect();
    const map = document.querySelector('[data-anchor="space-r3-s6"]')?.closest('svg')?.getBoundingClientRect();
    if (stage === undefined || map === undefined) found.push('no map');
    else if (map.left < stage.left - 1 || map.right > stage.right + 1 || map.bottom > stage.bottom + 1)
      found.push('the map is not whole');
    for (const piece of document.querySelectorAll(
      '[data-thing^="action"], [data-thing^="space"], [data-thing^="character"]',
    )) {
      const { width, height } = piece.getBoundingClientRect();
      if (width < 44 || height < 43.5) found.push(`small: ${piece.getAttribute('data-thing')} ${width} × ${height}`);
    }
    return found;
  });
}
