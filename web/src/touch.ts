/** Holds back what would move a page under a finger: between the touch and the act nothing changes its place. */

/** Milliseconds for which the click is waited for after a finger is lifted; a busy phone is late with it. */
const LATEST_CLICK = 300;
/** Milliseconds for which a finger that rests on the page holds it. */
const LONGEST = 3_000;

/** Milliseconds within which a second touch belongs to the first. */
export const DOUBLED = 500;

let waiting: (() => void)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function letGo(): void {
  clearTimeout(timer);
  const held = waiting ?? [];
  waiting = null;
  for (const goOn of held) goOn();
}

function hold(milliseconds: number): void {
  waiting ??= [];
  clearTimeout(timer);
  timer = setTimeout(letGo, milliseconds);
}

addEventListener('pointerdown', () => hold(LONGEST), true);
addEventListener('pointerup', () => hold(LATEST_CLICK), true);
addEventListener('click', () => hold(0), true);
// The finger scrolls.
addEventListener('pointercancel', letGo, true);

/** Answers as soon as no finger is about to act. */
export function still(): Promise<void> {
  const held = waiting;
  return held === null ? Promise.resolve() : new Promise((resolve) => void held.push(resolve));
}
