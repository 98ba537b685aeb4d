// Small wooden sounds, made on the spot: nothing is loaded. Silent until the first press, as browsers want it.

import { zzfx } from 'zzfx';
import type { SoundName } from '../games/types.ts';
import { useSettings } from '../settings/settings.ts';

/** zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, … */
const SOUNDS: Readonly<Record<SoundName, readonly (number | undefined)[]>> = {
  place: [0.5, 0.04, 170, 0.002, 0.01, 0.06, 1, 1.8, -6],
  card: [0.25, 0.1, 900, 0.005, 0.01, 0.05, 4, 0.4, undefined, undefined, undefined, undefined, undefined, 3],
  coin: [0.35, 0.02, 1300, 0.002, 0.03, 0.14, 1, 1.7, undefined, undefined, 520, 0.04],
  dice: [0.4, 0.3, 240, 0.002, 0.02, 0.1, 3, 0.6, undefined, undefined, undefined, undefined, 0.03, 4],
  turn: [0.55, 0.02, 392, 0.01, 0.08, 0.3, 0, 1.2, undefined, undefined, 196, 0.09],
  end: [0.6, 0, 523, 0.02, 0.2, 0.5, 0, 1, undefined, undefined, 262, 0.14, 0.1],
  chat: [0.4, 0.02, 620, 0.005, 0.03, 0.12, 0, 1.4, undefined, undefined, 310, 0.05],
  refuse: [0.35, 0, 140, 0.01, 0.04, 0.09, 2, 0.7, -3],
};

export function play(name: SoundName): void {
  const { sound, chatSound } = useSettings.getState();
  if (!sound || (name === 'chat' && !chatSound) || !navigator.userActivation.hasBeenActive) return;
  try {
    zzfx(...SOUNDS[name]);
  } catch {
    // Without a sound device the game goes on.
  }
}
