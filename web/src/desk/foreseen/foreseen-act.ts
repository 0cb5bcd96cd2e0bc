/** An act of which a director sees what it changes, and then does just that. */
import { useRef, useState } from 'preact/hooks';
import { ClubProblem, type Schemas, answerOf } from '../../../../client/src/index.js';
import { type Act, type Sending, useAct } from '../../act.js';
import { useDesk } from '../desk.js';
import { linesOf } from './foreseen.js';

/** How often it is tried before the director is asked again, whatever the reason. */
const MOST_LOOKS = 5;

type Affected = readonly Schemas['TournamentAffected'][];

/** What an act would change, and the version of the tournament of which the service says so. */
interface Foreseen<Asked> {
  readonly asked: Asked;
  readonly affected: Affected;
  readonly version: string;
  /** Whether the director has seen another preview of it, which holds no longer. */
  readonly isNews: boolean;
}

/** What some acts answer when they are done, and no preview does. */
type Done = Schemas['PairingDto'];

type Answer = Promise<{
  readonly data?: { readonly affected: Affected } | Done;
  readonly error?: unknown;
  readonly response: Response;
}>;

export interface ForeseenAct<Asked> {
  readonly foreseen: Foreseen<Asked> | null;
  readonly looking: Act;
  readonly doing: Act;
  /** Shows what it would change. Does it at once where that needs no question. */
  readonly look: (asked: Asked, needsNoQuestion?: (affected: Affected) => boolean) => Promise<void>;
  /**
   * Does what was foreseen. Where the act would do something else by now, it shows that instead and waits. Answers whether it is
   * done.
   */
  readonly go: () => Promise<boolean>;
  readonly forget: () => void;
}

/** @param request sends it: with `dryRun` the service only says what it would change */
export function useForeseenAct<Asked>(
  request: (asked: Asked, sending: Sending, query: { readonly dryRun?: boolean }) => Answer,
): ForeseenAct<Asked> {
  const { tournament, reload } = useDesk();
  const [foreseen, setForeseen] = useState<Foreseen<Asked> | null>(null);
  const [looking, doing] = [useAct(), useAct()];
  const choices = useRef(0);
  /** What is looked at now, and for which choice. */
  const underWay = useRef<{
    readonly wish: string;
    readonly chosen: number;
    readonly answer: Promise<unknown>;
  } | null>(null);
  const latest = useRef(tournament.version);
  latest.current = tournament.version;

  async function preview(asked: Asked, sending: Sending, isNews: boolean): Promise<Foreseen<Asked>> {
    const call = request(asked, sending, { dryRun: true });
    const answer = await answerOf(call);
    const affected = 'affected' in answer ? answer.affected : [];
    // The page itself learns of other directors' acts a moment later than the service, whose version is in the answer. A proxy
    // may take that away.
    const version = (await call).response.headers.get('etag') ?? String(latest.current);
    return { asked, affected, version, isNews };
  }

  async function look(asked: Asked, needsNoQuestion: (affected: Affected) => boolean = () => false): Promise<void> {
    const wish = JSON.stringify(asked);
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
    seen: Foreseen<Asked>,
    headers: Sending['headers'],
  ): Promise<'done' | Foreseen<Asked> | null> {
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

  async function doIt(seen: Foreseen<Asked>): Promise<boolean> {
    const outcome = await doing.send(({ headers }) => doAsSeen(seen, headers));
    if (outcome === null) return false;
    if (outcome !== 'done') {
      setForeseen(outcome);
      return false;
    }
    await reload();
    setForeseen(null);
    return true;
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
