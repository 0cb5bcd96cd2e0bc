/** A match that was begun or written down by mistake: that it counts for nothing, or that it does after all. */
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Asked } from '../parts/form/yes.js';
import { club, isDirector } from '../session.js';
import { type Word, t } from '../texts/index.js';

interface VoidProps {
  readonly match: Schemas['MatchDto'];
  /** Whether the reader writes for one who plays. */
  readonly mayWrite: boolean;
  readonly reload: () => Promise<void>;
}

type Way = 'void' | 'reinstate';
const REASONS = { void: 'match.void-reason', reinstate: 'match.reinstate-reason' } as const satisfies Record<Way, Word>;

export function VoidMatch({ match, mayWrite, reload }: VoidProps) {
  const { id, version, status, begun, tournamentId } = match;
  const act = useAct(reload);
  const send = async (way: Way): Promise<boolean> => {
    // What has been recorded meanwhile is not what the reader has seen.
    const done = await act.send(({ headers }) =>
      answerOf(
        club.POST(`/v1/matches/{id}/${way}`, {
          params: { path: { id } },
          headers: { ...headers, 'if-match': String(version) },
          body: { reason: t(REASONS[way]) },
        }),
      ),
    );
    return done !== null;
  };
  // What counts of a tournament is said at its desk.
  const mayChange = tournamentId === null && isDirector();
  if (status === 'void') {
    return (
      <>
        <p role="status">{t('match.is-void')}</p>
        {mayChange && (
          <Asked
            act={act}
            question={t('match.reinstate')}
            means={t('match.reinstate-means')}
            yes={t('match.reinstate-yes')}
            no={t('act.cancel')}
            onYes={() => send('reinstate')}
          />
        )}
      </>
    );
  }
  // Who plays takes back what was only opened.
  if (!mayChange && (tournamentId !== null || !mayWrite || begun)) return null;
  return (
    <Asked
      act={act}
      question={t('match.void')}
      means={t(begun ? 'match.void-means' : 'match.void-begun-means')}
      yes={t('match.void-yes')}
      no={t('act.cancel')}
      onYes={() => send('void')}
    />
  );
}
