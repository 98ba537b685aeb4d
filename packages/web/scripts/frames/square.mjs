// The least a page can do: one coloured square on a layer of its own that follows the hand.

const SQUARE = `<!doctype html>
<style>
  body { margin: 0; overflow: hidden; touch-action: none; }
  main { height: 100vh; }
  div { width: 50vw; height: 50vh; background: teal; transform-origin: 0 0; will-change: transform; }
</style>
<main><div></div></main>`;

/** @param {import('@playwright/test').Page} page @returns {Promise<import('@playwright/test').Locator>} what is moved */
export async function openSquare(page) {
  await page.setContent(SQUARE);
  await page.evaluate(() => {
    const square = /** @type {HTMLElement} */ (document.querySelector('div'));
    let scale = 1;
    const move = (/** @type {number} */ x, /** @type {number} */ y) => {
      square.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    };
    addEventListener('pointermove', ({ clientX, clientY }) => move(clientX, clientY));
    addEventListener('wheel', ({ clientX, clientY, deltaY }) => {
      scale *= 1 - deltaY / 1000;
      move(clientX, clientY);
    });
  });
  return page.locator('main');
}
