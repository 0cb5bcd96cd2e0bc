/** An entrant who has left comes back, or another person plays instead of one who is away for a while. */
import { useState } from 'preact/hooks';
import type { Schemas } from '../../../../client/src/index.js';
import { ActButton } from '../../act.js';
import { Loaded } from '../../parts/page/loaded.js';
import { club, isDirector } from '../../session.js';
import { t } from '../../texts/index.js';
import type { Entry, Pairing } from '../../tournament.js';
import { useDesk } from '../desk.js';
import { useForeseenAct } from '../foreseen/foreseen-act.js';
import { ForeseenYes } from '../foreseen/foreseen-yes.js';
import { loadReplacement, useReplaceable } from './leaving.js';

/** How pairings end in which nothing was played. */
const WITHOUT_PLAY = ['bye', 'walkover', 'annulled', 'not-played'];

function isRecorded(pairing: Pairing | null): boolean {
  const by = pairing?.result?.by;
  return by !== undefined && !WITHOUT_PLAY.includes(by);
}

/** Whether that changes a result which was recorded, also one that counts again. */
function changesResults(affected: readonly Schemas['TournamentAffected'][]): boolean {
  return affected.some((each) => each.kind === 'pairing' && (isRecorded(each.before) || isRecorded(each.after)));
}

export function Away({ entry }: { readonly entry: Entry }) {
  const { tournament } = useDesk();
  const { id: entryId, name, status, until } = entry;
  const [isReplacing, setReplacing] = useState(false);
  const isReplaceable = useReplaceable(entry);
  const path = { id: tournament.id, entryId };
  const back = useForeseenAct<null>((_asked, sending, query) =>
    club.POST('/v1/tournaments/{id}/entries/{entryId}/return', { ...sending, params: { path, query } }),
  );
  const { foreseen, looking, doing } = back;
  const comeBack = (): void => {
    setReplacing(false);
    if (foreseen === null) void back.look(null, (affected) => status === 'withdrawn' && !changesResults(affected));
    else back.forget();
  };
  return (
    <>
      <span class="push row">
        {until === 'return' && isDirector() && (isReplaceable || isReplacing) && (
          <button
            type="button"
            aria-label={t('leave.replaced-of', { name })}
            aria-expanded={isReplacing}
            onClick={() => {
              back.forget();
              setReplacing(!isReplacing);
            }}
          >
            {t('leave.replaced')}
          </button>
        )}
        <ActButton
          // Once it has looked, it does at once what needs no question.
          act={looking.state === 'done' && foreseen === null ? doing : looking}
          kind="plain"
          label={t('entries.back-of', { name })}
          more={foreseen === null ? {} : { 'aria-expanded': true }}
          onAct={comeBack}
        >
          {t('entries.back')}
        </ActButton>
      </span>
      {(foreseen !== null || isReplacing) && (
        <div class="wide stack">
          <ForeseenYes act={back} onDone={() => {}}>
            {() => t('entries.back-yes', { name })}
          </ForeseenYes>
          {isReplacing && <Loaded load={loadReplacement} given={{ entry, onDone: () => setReplacing(false) }} />}
        </div>
      )}
    </>
  );
}
