/** An act of which a director sees what it changes, and then does just that. */
import { useRef, useState } from 'preact/hooks';
import { ClubProblem, type Schemas, answerOf } from '../../../client/src/index.js';
import { type Act, type Sending, useAct } from '../act.js';
import { useDesk } from './desk.js';

/** What an act would change, and the version of the tournament of which the service says so. */
interface Foreseen<Asked> {
  readonly asked: Asked;
  readonly affected: readonly Schemas['TournamentAffected'][];
  readonly version: string;
  /** Whether the director has seen another preview of it, which holds no longer. */
  readonly isNews: boolean;
}

type Answer = Promise<{
  readonly data?: { readonly affected: readonly Schemas['TournamentAffected'][] };
  readonly error?: unknown;
  readonly response: Response;
}>;

export interface ForeseenAct<Asked> {
  readonly foreseen: Foreseen<Asked> | null;
  readonly looking: Act;
  readonly doing: Act;
  readonly look: (asked: Asked) => Promise<void>;
  /** Does what was foreseen. Where something has changed meanwhile, it looks again. Answers whether it is done. */
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
  const latest = useRef(tournament.version);
  latest.current = tournament.version;

  async function preview(asked: Asked, sending: Sending, isNews: boolean): Promise<Foreseen<Asked>> {
    const call = request(asked, sending, { dryRun: true });
    const { affected } = await answerOf(call);
    // The page itself learns of other directors' acts a moment later than the service, whose version is in the answer. A proxy
    // may take that away.
    const version = (await call).response.headers.get('etag') ?? String(latest.current);
    return { asked, affected, version, isNews };
  }

  async function look(asked: Asked): Promise<void> {
    setForeseen(null);
    doing.forget();
    const { current: chosen } = choices;
    const seen = await looking.send((sending) => preview(asked, sending, false));
    // What was chosen while the answer was on its way is another act.
    if (seen !== null && chosen === choices.current) setForeseen(seen);
  }

  async function go(): Promise<boolean> {
    if (foreseen === null) return false;
    const { asked, version } = foreseen;
    const { current: chosen } = choices;
    const outcome = await doing.send(async ({ headers }) => {
      try {
        await answerOf(request(asked, { headers: { ...headers, 'if-match': version } }, {}));
        return 'done';
      } catch (error) {
        if (!(error instanceof ClubProblem) || error.code !== 'request.stale') throw error;
      }
      await reload();
      // Who has cancelled or chosen something else meanwhile does not want to know.
      return chosen === choices.current ? await preview(asked, { headers: {} }, true) : null;
    });
    if (outcome === 'done') {
      await reload();
      setForeseen(null);
    } else if (outcome !== null && chosen === choices.current) {
      setForeseen(outcome);
    }
    return outcome === 'done';
  }

  return {
    foreseen,
    looking,
    doing,
    look,
    go,
    forget: () => {
      choices.current += 1;
      setForeseen(null);
      looking.forget();
      doing.forget();
    },
  };
}
