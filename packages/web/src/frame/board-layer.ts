// The board as one drawn sheet that is moved about. While it moves, the sheet is only shifted and stretched; at rest it is
// drawn anew, sharp at its size.

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface BoardLayer {
  /** How large the board is when all of it is seen: at this scale the sheet is laid out. */
  readonly setScale: (scale: number) => void;
  /** Somewhere on the way: shown with the next frame. */
  readonly move: (place: Place) => void;
  /** Stays here. */
  readonly rest: (place: Place) => void;
}

export function boardLayer(board: HTMLElement, { width, height }: Size): BoardLayer {
  let scale = 1;
  let next: Place | null = null;
  let frame = 0;
  // A halted animation, shown at its only frame: browsers hand it straight to the compositor, whereas a changed style makes
  // Chromium sort all the layers of the page again.
  let film: { readonly effect: KeyframeEffect; readonly animation: Animation } | null = null;

  /** `translate3d`: a layer of its own at rest too, so that taking hold of it costs nothing. */
  const styleOf = ({ x, y, k }: Place): string => `translate3d(${x}px, ${y}px, 0) scale(${k / scale})`;

  const show = (): void => {
    if (next === null) return;
    const style = styleOf(next);
    next = null;
    if (film !== null) {
      film.effect.setKeyframes({ transform: [style, style] });
      return;
    }
    // Stretched as it is drawn: without it every step of a zoom would be drawn anew.
    board.style.willChange = 'transform';
    const effect = new KeyframeEffect(board, { transform: [style, style] }, { duration: 1, fill: 'both' });
    const animation = new Animation(effect);
    animation.pause();
    film = { effect, animation };
  };

  return {
    setScale(fitting) {
      scale = fitting;
      board.style.width = `${width * scale}px`;
      board.style.height = `${height * scale}px`;
    },
    move(place) {
      // Once a frame, after all its inputs: whoever looks for what is under the pointer meanwhile finds a finished page.
      if (next === null) frame = requestAnimationFrame(show);
      next = place;
    },
    rest(place) {
      cancelAnimationFrame(frame);
      next = null;
      board.style.transform = styleOf(place);
      board.style.removeProperty('will-change');
      film?.animation.cancel();
      film = null;
    },
  };
}
