/** A result that was written down wrongly: what is right, or that the match goes on. */
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Asked } from '../parts/form/yes.js';
import { Report, type Slip } from '../parts/matches/report.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';

interface CorrectProps {
  readonly match: Schemas['MatchDto'];
  readonly reload: () => Promise<void>;
}

export function CorrectResult({ match, reload }: CorrectProps) {
  const { id, version, white, black, format, tournamentId } = match;
  const act = useAct(reload);
  if (format.kind !== 'points') return null;
  // Pairings hang on it: the desk shows what becomes of them.
  if (tournamentId !== null) {
    return (
      <p>
        <a href={`/t/${tournamentId}/desk`}>{t('match.correct-at-desk')}</a>
      </p>
    );
  }
  const correct = async (right: Slip | { readonly score: null }): Promise<boolean> => {
    const body = { ...right, reason: t('match.correct-reason') };
    // Another result, which was written down meanwhile, is not the one that the reader has seen.
    const done = await act.send(({ headers }) =>
      answerOf(
        club.POST('/v1/matches/{id}/correction', {
          params: { path: { id } },
          headers: { ...headers, 'if-match': String(version) },
          body,
        }),
      ),
    );
    return done !== null;
  };
  return (
    <details>
      <summary>{t('match.correct')}</summary>
      <div class="stack">
        <Report
          names={{ white: white.name, black: black.name }}
          length={format.length}
          act={act}
          sendText={t('match.correct-send')}
          onSend={(slip) => void correct(slip)}
        />
        <Asked
          act={act}
          question={t('match.reopen')}
          means={t('match.reopen-means')}
          yes={t('match.reopen-yes')}
          no={t('act.cancel')}
          onYes={() => correct({ score: null })}
        />
      </div>
    </details>
  );
}
