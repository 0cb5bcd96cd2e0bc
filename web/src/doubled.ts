/** A doubled touch acts once: what comes under a finger, or into the focus, behind a touch is not touched by the same one. */

import { DOUBLED } from './touch.js';

/** Milliseconds within which a person cannot have seen what has changed, and touched it on purpose. */
const UNSEEN = 300;
/** Milliseconds for which what changes at a place is watched. */
const WATCHED = 10_000;
/** Pixels that a finger may be off when it touches the same place again. */
const FINGER = 24;

/** Where something was touched: a place on the screen, or the focus of a keyboard. */
type Place = { readonly x: number; readonly y: number } | 'focus';

interface Thing {
  readonly element: Element | null;
  readonly says: string;
}

interface Touch {
  readonly place: Place;
  readonly thing: Thing;
  readonly at: number;
  /** What is there now, and since when. */
  there: Thing;
  since: number;
}

function thingOf(target: EventTarget | null): Thing {
  const element = target instanceof Element ? target.closest('button, a, summary, label') : null;
  // A button of an act that says something else by now does something else; what only opens and closes is left alone.
  const isAct = element instanceof HTMLElement && element.dataset['act'] !== undefined;
  return { element, says: isAct ? `${element.ariaLabel ?? ''} ${element.textContent}` : '' };
}

function isSame(one: Thing, other: Thing): boolean {
  return one.element === other.element && one.says === other.says;
}

function isNear(one: Place, other: Place): boolean {
  if (one === 'focus' || other === 'focus') return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) <= FINGER;
}

let last: Touch | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const changes = new MutationObserver(() => {
  if (last === null) return;
  const { place } = last;
  const there = thingOf(place === 'focus' ? document.activeElement : document.elementFromPoint(place.x, place.y));
  if (isSame(there, last.there)) return;
  last.there = there;
  last.since = performance.now();
  // What the touch brought there is there. What others do to the place later has nothing to do with it.
  if (there.element !== last.thing.element) changes.disconnect();
});

function forget(): void {
  last = null;
  changes.disconnect();
  clearTimeout(timer);
}

function remember(place: Place, thing: Thing): void {
  forget();
  const now = performance.now();
  last = { place, thing, at: now, there: thing, since: now };
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  timer = setTimeout(forgetAnswered, WATCHED);
}

/** What was touched may still be on its way, and change only with its answer. */
function forgetAnswered(): void {
  if (last?.thing.element?.getAttribute('aria-busy') === 'true') timer = setTimeout(forgetAnswered, WATCHED);
  else forget();
}

function isDoubled(place: Place, thing: Thing): boolean {
  if (last === null || thing.element === null || !isNear(place, last.place) || isSame(thing, last.thing)) return false;
  const { element } = last.thing;
  const isStillThere = element?.isConnected === true && !element.matches(':disabled');
  // To what a script or another device has moved the focus while all was still there, it was moved on purpose.
  if (place === 'focus' && isStillThere && element !== thing.element) return false;
  const now = performance.now();
  return now - last.at < DOUBLED || (last.since > last.at && now - last.since < UNSEEN);
}

/** Whether the key writes: a blank in any field, a new line in one of several lines. */
function isText({ key, target }: KeyboardEvent): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && key === ' ');
}

/** Lets no touch act twice from now on. */
export function guardTouches(): void {
  addEventListener(
    'click',
    (event) => {
      // What a script or a label does on behalf of a touch is part of it.
      if (!event.isTrusted) return;
      const place = event.detail === 0 ? 'focus' : { x: event.clientX, y: event.clientY };
      const thing = thingOf(event.target);
      if (isDoubled(place, thing)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        // It was felt, and nothing comes of it.
        thing.element?.animate({ opacity: [0.3, 1] }, UNSEEN);
        return;
      }
      remember(place, thing);
    },
    true,
  );

  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') {
        // Who types, or goes on to something else by a key, means what comes next.
        forget();
      } else if (event.repeat && !isText(event)) {
        // A key that is held acts once, on the board too.
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );

  addEventListener('input', forget, true);
  // Who scrolls looks: what lies at the same place then is touched on purpose.
  addEventListener('pointercancel', forget, true);
  addEventListener('wheel', forget, { capture: true, passive: true });
}
