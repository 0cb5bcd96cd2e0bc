/** An entrant leaves, or has not come: how, what that changes, do it. */
import { useState } from 'preact/hooks';
import { ClubProblem, answerOf } from '../../../../client/src/index.js';
import { ActButton } from '../../act.js';
import { Loaded } from '../../parts/page/loaded.js';
import { isSeated } from '../../parts/said.js';
import { club, isDirector } from '../../session.js';
import { t, withWords } from '../../texts/index.js';
import type { Entry, Pairing } from '../../tournament.js';
import { useView } from '../../view.js';
import { type EntryActProps, useDesk, useDeskAct } from '../desk.js';
import { Foreseen } from '../foreseen/foreseen.js';
import { hasBegun } from './not-drawn.js';

/** Few entrants are replaced or disqualified. */
export const loadReplacement = withWords(['chouette', 'teams'], () => import('./replacement.js'));
const loadDisqualification = () => import('./disqualification.js');

/** Whether another can come instead: only of those who have not begun to play (T47). */
export function useReplaceable({ id }: Entry): boolean {
  const isOwn = ({ white, black }: Pairing): boolean =>
    [white, black].some((slot) => isSeated(slot) && slot.entryId === id);
  return !useDesk().pairings.some((pairing) => isOwn(pairing) && hasBegun(pairing));
}

const WITHDRAWALS = ['end', 'return'] as const;
/** What else only directors do. */
const RULINGS = ['replaced', 'disqualified'] as const;

export function Leaving(given: EntryActProps) {
  const [how, setHow] = useState<(typeof WITHDRAWALS | typeof RULINGS)[number]>('end');
  const isReplaceable = useReplaceable(given.entry);
  // What was chosen before a match began stays, and is refused with the reason.
  const rulings = RULINGS.filter((each) => each !== 'replaced' || isReplaceable || how === 'replaced');
  return (
    <div class="stack">
      <div class="two" role="group" aria-label={t('entries.leave-of', { name: given.entry.name })}>
        {[...WITHDRAWALS, ...(isDirector() ? rulings : [])].map((each) => (
          <button key={each} type="button" aria-pressed={how === each} onClick={() => setHow(each)}>
            {t(`leave.${each}`)}
          </button>
        ))}
      </div>
      {how === 'replaced' ? (
        <Loaded load={loadReplacement} given={given} />
      ) : how === 'disqualified' ? (
        <Loaded load={loadDisqualification} given={given} />
      ) : (
        <Withdrawal until={how} {...given} />
      )}
    </div>
  );
}

interface WithdrawalProps extends EntryActProps {
  readonly until: (typeof WITHDRAWALS)[number];
}

/** The desk shows what a withdrawal changes before it is done. */
function Withdrawal({ entry: { id: entryId, name }, until, onDone }: WithdrawalProps) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const path = { id: tournament.id, entryId };
  const body = { reason: t(`leave.reason-${until}`), until };
  const preview = useView(`leave ${entryId} ${until} ${tournament.version}`, [], async () => {
    const params = { path, query: { dryRun: true } };
    try {
      return await answerOf(club.POST('/v1/tournaments/{id}/entries/{entryId}/withdraw', { params, body }));
    } catch (error) {
      // The act itself says why it is refused.
      if (error instanceof ClubProblem) return null;
      throw error;
    }
  });
  const leave = async (): Promise<void> => {
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/entries/{entryId}/withdraw', { ...sending, params: { path }, body })),
    );
    if (done !== null) onDone();
  };
  return (
    <>
      {preview.data !== null && 'affected' in preview.data && <Foreseen affected={preview.data.affected} />}
      <div class="wide">
        <ActButton act={act} kind="danger" onAct={() => void leave()}>
          {t('leave.do', { name })}
        </ActButton>
      </div>
    </>
  );
}
