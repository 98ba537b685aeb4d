import { expect, test } from 'vitest';
import { wakeSignals } from './signals.ts';

test('M3: a page that is online or seen again looks after its connection, until it is closed', () => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  let looks = 0;
  const stop = wakeSignals(() => (looks += 1), { window, document });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(looks).toBe(0);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(looks).toBe(2);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(looks).toBe(2);
});
