/** An act of which its reader sees what it changes, and then does just that. */
import { useRef, useState } from 'preact/hooks';
import { ClubProblem, type Schemas, answerOf } from '../../../../client/src/index.js';
import { type Act, type Sending, useAct } from '../../act.js';

/** How often it is tried before the reader is asked again, whatever the reason. */
const MOST_LOOKS = 5;

/** What an act would change, and the version of what it changes for which the service says so. */
interface Foreseen<Asked, Change> {
  readonly asked: Asked;
  readonly affected: readonly Change[];
  readonly version: string;
  /** Whether the reader has seen another preview of it, which holds no longer. */
  readonly isNews: boolean;
}

export interface Foreseeing<Asked, Change> {
  readonly foreseen: Foreseen<Asked, Change> | null;
  readonly looking: Act;
  readonly doing: Act;
  /** Shows what it would change. Does it at once where that needs no question. */
  readonly look: (asked: Asked, needsNoQuestion?: (affected: readonly Change[]) => boolean) => Promise<void>;
  /**
   * Does what was foreseen. Where the act would do something else by now, it shows that instead and waits. Answers whether it is
   * done.
   */
  readonly go: () => Promise<boolean>;
  readonly forget: () => void;
}

/** What acts change, as the page shows it. */
export interface Foreseeable<Change> {
  readonly version: number;
  readonly reload: () => Promise<void>;
  /** What the reader reads of a preview: where that stays the same, so does what was agreed to. */
  readonly linesOf: (affected: readonly Change[]) => readonly string[];
}

/** What some acts answer when they are done, and no preview does. */
type Done = Schemas['PairingDto'];

export type ForeseenAnswer<Change> = Promise<{
  readonly data?: { readonly affected: readonly Change[] } | Done;
  readonly error?: unknown;
  readonly response: Response;
}>;

/** @param request sends it: with `dryRun` the service only says what it would change */
export function useForeseeing<Asked, Change>(
  { version: shown, reload, linesOf }: Foreseeable<Change>,
  request: (asked: Asked, sending: Sending, query: { readonly dryRun?: boolean }) => ForeseenAnswer<Change>,
): Foreseeing<Asked, Change> {
  const [foreseen, setForeseen] = useState<Foreseen<Asked, Change> | null>(null);
  const [looking, doing] = [useAct(), useAct(reload)];
  const choices = useRef(0);
  /** What is looked at now, and for which choice. */
  const underWay = useRef<{
    readonly wish: string;
    readonly chosen: number;
    readonly answer: Promise<unknown>;
  } | null>(null);
  /** What is being done now, until the page shows it. */
  const beingDone = useRef<string | null>(null);
  const latest = useRef(shown);
  latest.current = shown;

  async function preview(asked: Asked, sending: Sending, isNews: boolean): Promise<Foreseen<Asked, Change>> {
    const call = request(asked, sending, { dryRun: true });
    const answer = await answerOf(call);
    const affected = 'affected' in answer ? answer.affected : [];
    // The page itself learns of the acts of others a moment later than the service, whose version is in the answer. A proxy
    // may take that away.
    const version = (await call).response.headers.get('etag') ?? String(latest.current);
    return { asked, affected, version, isNews };
  }

  async function look(
    asked: Asked,
    needsNoQuestion: (affected: readonly Change[]) => boolean = () => false,
  ): Promise<void> {
    const wish = JSON.stringify(asked);
    if (beingDone.current === wish) {
      setForeseen(null);
      return;
    }
    const { current: earlier } = underWay;
    if (earlier?.wish === wish && earlier.chosen === choices.current) return;
    const chosen = (choices.current += 1);
    setForeseen(null);
    doing.forget();
    // What was chosen before is given up, and has its answer first.
    await earlier?.answer;
    if (underWay.current !== null || chosen !== choices.current) return;
    const answer = looking
      .send((sending) => preview(asked, sending, false))
      .finally(() => {
        underWay.current = null;
      });
    underWay.current = { wish, chosen, answer };
    const seen = await answer;
    // What was chosen while the answer was on its way is another act.
    if (chosen !== choices.current) looking.forget();
    else if (seen === null) return;
    else if (needsNoQuestion(seen.affected)) await doIt(seen);
    else setForeseen(seen);
  }

  /** Does what was seen; answers what it would change now where that is something else, and null where the director gave it up. */
  async function doAsSeen(
    seen: Foreseen<Asked, Change>,
    headers: Sending['headers'],
  ): Promise<'done' | Foreseen<Asked, Change> | null> {
    const { current: chosen } = choices;
    let now = seen;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      try {
        await answerOf(request(seen.asked, { headers: { ...headers, 'if-match': now.version } }, {}));
        return 'done';
      } catch (error) {
        if (!(error instanceof ClubProblem) || error.code !== 'request.stale') throw error;
      }
      await reload();
      // Who has cancelled or chosen something else meanwhile does not want to know.
      if (chosen !== choices.current) return null;
      now = await preview(seen.asked, { headers: {} }, true);
      if (chosen !== choices.current) return null;
      // Other matches end all the time. Where the act still does what the director has read, it need not be read again.
      if (linesOf(now.affected).join('\n') !== linesOf(seen.affected).join('\n')) break;
    }
    return now;
  }

  async function doIt(seen: Foreseen<Asked, Change>): Promise<boolean> {
    if (beingDone.current !== null) return false;
    const { current: chosen } = choices;
    beingDone.current = JSON.stringify(seen.asked);
    const outcome = await doing
      .send(({ headers }) => doAsSeen(seen, headers))
      .finally(() => {
        beingDone.current = null;
      });
    if (outcome === null) return false;
    // What has been chosen meanwhile is looked at on its own.
    if (chosen === choices.current) setForeseen(outcome === 'done' ? null : outcome);
    return outcome === 'done';
  }

  return {
    foreseen,
    looking,
    doing,
    look,
    go: async () => foreseen !== null && doIt(foreseen),
    forget: () => {
      choices.current += 1;
      setForeseen(null);
      looking.forget();
      doing.forget();
    },
  };
}
