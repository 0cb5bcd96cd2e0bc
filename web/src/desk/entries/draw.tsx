/** The first draw of a tournament, of all who are entered or only of those who are here. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { Check } from '../../parts/form/check.js';
import { ReadyButton } from '../../parts/form/ready-button.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { seen, useDesk, useDeskAct } from '../desk.js';

const FEWEST = 2;

interface DrawProps {
  /** How many are entered and have not left. */
  readonly count: number;
  /** How many of them have checked in. */
  readonly here: number;
}

export default function Draw({ count, here }: DrawProps) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const [onlyHere, setOnlyHere] = useState(false);
  const body = onlyHere ? { only: 'checked-in' as const } : {};
  const drawn = onlyHere ? here : count;
  const word = `draw.${tournament.entrants.kind}` as const;
  const params = { path: { id: tournament.id } };
  const { format } = tournament;
  const refusal = act.problem?.document;
  const draw = () =>
    // A draw that another director has made meanwhile, with the tables that it has, is not thrown away unseen.
    act.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/draw', { ...seen(sending, tournament.version), params, body })),
    );
  return (
    <section class="card">
      <Check label={t('draw.only-here')} checked={onlyHere} onChange={setOnlyHere} />
      <div class="wide">
        <ReadyButton
          act={act}
          missing={drawn < FEWEST ? t('draw.too-few', { count: drawn }) : null}
          onAct={() => void draw()}
        >
          {drawn === 0 ? t('draw.none') : t(drawn === 1 ? `${word}-one` : word, { count: drawn })}
        </ReadyButton>
      </div>
      {format.kind === 'round-robin' && refusal?.code === 'tournament.too-few-entrants' && (
        <p>
          {t('draw.groups', {
            groups: format.groups,
            each: Math.ceil(refusal.params.needed / format.groups),
            where: t('desk.facts'),
          })}
        </p>
      )}
    </section>
  );
}
