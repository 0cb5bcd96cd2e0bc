/** A result that was written down wrongly: what is right, or that the match goes on. */
import { useState } from 'preact/hooks';
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

/** Whether the match belongs to no tournament, whose pairings hang on it. */
async function isOutside({ id, white: { playerId } }: CorrectProps['match']): Promise<boolean> {
  const chosen = { tournament: 'none', status: 'finished', order: 'ended', playerId, limit: 200 } as const;
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? chosen : { ...chosen, cursor };
    const page: Schemas['MatchListDto'] = await answerOf(club.GET('/v1/matches', { params: { query } }));
    if (page.items.some((match) => match.id === id)) return true;
    cursor = page.nextCursor;
  }
  return false;
}

export function CorrectResult({ match, reload }: CorrectProps) {
  const { id, version, white, black, format } = match;
  const act = useAct();
  const [isAtDesk, setAtDesk] = useState(false);
  if (format.kind !== 'points') return null;
  const correct = async (right: Slip | { readonly score: null }): Promise<boolean> => {
    setAtDesk(false);
    const body = { ...right, reason: t('match.correct-reason') };
    const done = await act.send(async ({ headers }) => {
      if (!(await isOutside(match))) return { isAtDesk: true };
      // Another result, which was written down meanwhile, is not the one that the reader has seen.
      const seen = { ...headers, 'if-match': String(version) };
      await answerOf(club.POST('/v1/matches/{id}/correction', { params: { path: { id } }, headers: seen, body }));
      return { isAtDesk: false };
    });
    if (done?.isAtDesk === true) setAtDesk(true);
    else await reload();
    return done?.isAtDesk === false;
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
        <div role="status">{isAtDesk && <p class="notice">{t('match.correct-at-desk')}</p>}</div>
      </div>
    </details>
  );
}
