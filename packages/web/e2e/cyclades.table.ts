// What somebody wants at the table of Cyclades, and when it is whole.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Wish } from './pointing.ts';

/** What somebody wants who is out for metropolises, in this order; the rest as it comes. */
const WISHES = [
  /^god:athena/,
  /^tool:recruit-philosopher/,
  /^tool:recruit-priest/,
  /^square:|^tool:build/,
  /^tool:recruit/,
  /^slot:/,
  /^frame:|^island:|^sea:|^fleets:|^troops:|^building:/,
];

/** Mostly what is wanted, sometimes what comes. */
export const wished: Wish = (targets, choose) => {
  if (choose(4) > 0) {
    for (const wish of WISHES) {
      const fitting = targets.filter((thing) => wish.test(thing));
      if (fitting.length > 0) return fitting[choose(fitting.length)];
    }
  }
  return targets[choose(targets.length)];
};

/** Nothing pushes the page sideways, no text is cut off, nothing lies outside the stage. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => faultsOf(page)).toEqual([]);
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, [data-mine] *, section[aria-label] *')) {
      if (!(element instanceof HTMLElement) || element.querySelector('svg[class*="map"]') !== null) continue;
      const { overflowX, clipPath } = getComputedStyle(element);
      // Only for those who listen.
      if (clipPath !== 'none') continue;
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      if (hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && element.innerText !== '')
        found.push(`cut: ${element.innerText.slice(0, 40)}`);
    }
    const stage = document.querySelector('svg[class*="map"]');
    const box = stage?.closest('section')?.getBoundingClientRect();
    const map = stage?.getBoundingClientRect();
    if (box === undefined || map === undefined) found.push('no map');
    else if (
      map.left < box.left - 1 ||
      map.right > box.right + 1 ||
      map.top < box.top - 1 ||
      map.bottom > box.bottom + 1
    )
      found.push('the map is not whole');
    return found;
  });
}
