// A hand that moves a map: as a mouse it turns the wheel in, drags in a circle and turns the wheel out; as two fingers it
// spreads them, drags in a circle and pinches.

/** A frame of a screen with 60 of them, in milliseconds. */
export const FRAME = 1000 / 60;
/** A mouse or a screen tells where the hand is more often than frames are shown: no frame has nothing new to show. */
const BEAT = 8;
const TURNS = 3;
const ZOOM_STEPS = 60;
const CIRCLE_STEPS = 120;
/** Between two movements the hand rests, as one does: long enough for the map to be drawn sharp again. */
const REST = 400;

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {(method: string, input: object) => unknown} Send */

/** Counted from the start, not from the last one: a timer that rings late does not make the hand slower. */
function metronome() {
  let next = performance.now();
  const wait = () => new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  return {
    beat: () => {
      next += BEAT;
      return wait();
    },
    rest: () => {
      next = performance.now() + REST;
      return wait();
    },
  };
}

/** @param {Point} middle @param {number} reach @param {number} step @returns {Point} */
function onCircle({ x, y }, reach, step) {
  const angle = (step / CIRCLE_STEPS) * 2 * Math.PI;
  return { x: x + reach * Math.sin(angle), y: y + reach * (1 - Math.cos(angle)) * 0.5 };
}

/** @param {Send} send @param {Point} middle @param {number} reach */
export async function moveByMouse(send, middle, reach) {
  const { beat, rest } = metronome();
  /** @param {object} input */
  const mouse = (input) => send('Input.dispatchMouseEvent', { button: 'left', clickCount: 0, ...input });
  const wheel = async (/** @type {number} */ deltaY) => {
    for (let step = 0; step < ZOOM_STEPS; step++) {
      void mouse({ type: 'mouseWheel', ...middle, deltaX: 0, deltaY });
      await beat();
    }
    await rest();
  };
  for (let turn = 0; turn < TURNS; turn++) {
    await wheel(-20);
    void mouse({ type: 'mousePressed', ...middle, clickCount: 1 });
    for (let step = 0; step < CIRCLE_STEPS; step++) {
      void mouse({ type: 'mouseMoved', ...onCircle(middle, reach, step), buttons: 1 });
      await beat();
    }
    void mouse({ type: 'mouseReleased', ...middle, clickCount: 1 });
    await rest();
    await wheel(20);
  }
}

/** @param {Send} send @param {Point} middle @param {number} reach */
export async function moveByTouch(send, middle, reach) {
  const { beat, rest } = metronome();
  /** @param {string} type @param {Point[]} touchPoints */
  const touch = (type, touchPoints) => send('Input.dispatchTouchEvent', { type, touchPoints });
  const fingers = (/** @type {number} */ apart) => [
    { x: middle.x - apart, y: middle.y, id: 0 },
    { x: middle.x + apart, y: middle.y, id: 1 },
  ];
  /** @param {number} from @param {number} to */
  const pinch = async (from, to) => {
    void touch('touchStart', fingers(from));
    for (let step = 1; step <= ZOOM_STEPS; step++) {
      void touch('touchMove', fingers(from + ((to - from) * step) / ZOOM_STEPS));
      await beat();
    }
    void touch('touchEnd', []);
    await rest();
  };
  for (let turn = 0; turn < TURNS; turn++) {
    await pinch(reach * 0.4, reach * 1.2);
    void touch('touchStart', [middle]);
    for (let step = 0; step < CIRCLE_STEPS; step++) {
      void touch('touchMove', [onCircle(middle, reach, step)]);
      await beat();
    }
    void touch('touchEnd', []);
    await rest();
    await pinch(reach * 1.2, reach * 0.4);
  }
}
