import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it('names browser and system', () => {
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox · Windows',
  );
  expect(
    deviceOf(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari · iOS');
  expect(
    deviceOf(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140',
    ),
  ).toBe('Edge · Linux');
});

it('says nothing where nothing is said', () => {
  expect(deviceOf(null)).toBeNull();
  expect(deviceOf('curl/8')).toBeNull();
});
