// What somebody wants at the table of Archipelago, and when it is whole.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Wish } from './pointing.ts';

/** Taxes are tempting: they bring the end nearer. The rest as it comes. */
export const wished: Wish = (targets, choose) => {
  if (targets.includes('wheel:taxes') && choose(3) > 0) return 'wheel:taxes';
  return targets[choose(targets.length)];
};

/** Nothing pushes the page sideways; the parts of the table lie side by side; the map is seen whole. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => faultsOf(page)).toEqual([]);
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const parts = [...document.querySelectorAll<HTMLElement>('[data-table-part]')].filter(
      (part) => part.getBoundingClientRect().width > 0,
    );
    for (const [i, one] of parts.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of parts.slice(i + 1)) {
        const b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${one.dataset['tablePart']} lies over ${other.dataset['tablePart']}`);
      }
      if (a.right > innerWidth + 1) found.push(`${one.dataset['tablePart']} goes beyond the page`);
    }
    const map = document.querySelector('[data-table-part="map"] svg[data-map]')?.getBoundingClientRect();
    const stage = document.querySelector('[data-map]')?.closest('section')?.getBoundingClientRect();
    if (map !== undefined && stage !== undefined && stage.width > 0) {
      if (map.left < stage.left - 1 || map.right > stage.right + 1 || map.top < stage.top - 1) {
        found.push('the map is not whole');
      }
    }
    return found;
  });
}
