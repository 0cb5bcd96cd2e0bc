/** A result that counts only when the opponent has confirmed it, or that was denied: who reported it, and the opponent's word on it. */
import { useEffect } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { isMine } from '../parts/matches/of-pairing.js';
import { isAwaited } from '../parts/matches/pairing-line.js';
import { outcomeOf } from '../parts/matches/report.js';
import { Loaded } from '../parts/page/loaded.js';
import { inText, namesOf } from '../parts/said.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';

// Of the readers only the opponent is asked.
const loadToConfirm = () => import('../own/to-confirm.js');

type Match = Schemas['MatchDto'];
type Tasks = Schemas['TasksDto'];

interface ReportedProps {
  readonly match: Match;
  readonly tournamentId: string;
  /** Whether the reader is one of the two. */
  readonly isOwn: boolean;
}

/** The pairing in which the match is played; null where others meet there now. */
async function pairingOf({ id, white }: Match, tournamentId: string) {
  const player = white.playerId ?? white.players?.[0]?.playerId;
  const query = { limit: 200, ...(player === undefined ? {} : { player }) };
  const params = { path: { id: tournamentId }, query };
  const { items } = await answerOf(club.GET('/v1/tournaments/{id}/pairings', { params }));
  return items.find(({ matchId }) => matchId === id) ?? null;
}

async function loaded(match: Match, tournamentId: string) {
  const pairing = await pairingOf(match, tournamentId);
  const mayAnswer = pairing !== null && isAwaited(pairing) && isMine(pairing);
  // Whether an answer is still taken the service knows: the next match may have begun.
  const tasks = mayAnswer ? await answerOf(club.GET('/v1/me/tasks')) : null;
  return { pairing, tasks };
}

export default function Reported({ match, tournamentId, isOwn }: ReportedProps) {
  // The two hear of a yes or a no by what waits for them. An open match changes with a no, and has nothing to say yes to.
  const topics = isOwn ? ['me'] : match.status === 'open' ? [] : [`tournament:${tournamentId}`];
  const { data, reload } = useView(`reported ${match.id} ${match.version}`, topics, () => loaded(match, tournamentId));
  const finalAt = data?.pairing?.result?.finalAt ?? null;
  // What becomes final without a word is not told.
  useEffect(() => {
    const left = finalAt === null ? 0 : Date.parse(finalAt) - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => void reload(), left);
    return () => clearTimeout(timer);
  }, [finalAt]);
  if (data === null || data.pairing === null) return null;
  const { pairing, tasks } = data;
  const asked = taskIn(tasks?.toConfirm, pairing);
  if (asked !== null) {
    const params = { path: { id: tournamentId, pid: pairing.id } };
    return <Loaded load={loadToConfirm} given={{ task: asked, reload, params }} />;
  }
  const text = textOf(pairing, taskIn(tasks?.awaited, pairing));
  return (
    text !== null && (
      <p class="notice" role="status">
        {text}
      </p>
    )
  );
}

function taskIn(tasks: Tasks['toConfirm'] = [], { id }: Schemas['PairingDto']) {
  return tasks.find(({ pairing }) => pairing.id === id) ?? null;
}

/** How it stands with the report, in words; null where nothing was reported, or it is final. */
function textOf(pairing: Schemas['PairingDto'], sent: Schemas['PairingTaskDto'] | null): string | null {
  if (pairing.denied !== null) return t('me.denied');
  if (sent !== null) return t('me.awaited', { result: outcomeOf(pairing), name: inText(sent.opponent?.name ?? '') });
  const by = pairing.result?.source;
  if (!isAwaited(pairing) || (by !== 'white' && by !== 'black')) return null;
  return t('match.awaited', { name: inText(namesOf(pairing)[by]) });
}
