/** By what those who are level are ordered, one tie-break after another. With the words of a beginning. */
import type { Schemas } from '../../../../client/src/index.js';
import { Select } from '../form/select.js';
import { t } from './tie-words.js';

export type TieBreak = Schemas['TieBreaks'];
type Kind = Schemas['TournamentDto']['format']['kind'];

/** In the list of choices: nothing else, and at the first place what is usual. */
const NO_MORE = 'none';

/** Those that say something in a Swiss, and where all meet all. */
const SWISS: readonly TieBreak[] = ['direct', 'buchholz-cut-1', 'buchholz', 'sonneborn-berger', 'difference'];
const ALL_MEET: readonly TieBreak[] = ['wins-among-tied', 'difference-among-tied', 'direct', 'difference'];
const ANYWHERE: readonly TieBreak[] = ['points-won', 'lots'];

/** Whether the places of it have tie-breaks that are a director's choice. */
export function hasTieBreaks(kind: Kind): boolean {
  return kind === 'swiss' || kind === 'round-robin';
}

/** What is chosen of it, in a few words. */
export function tieBreaksInWords(tieBreaks: readonly TieBreak[]): string {
  return `${t('rules.tie-breaks')}: ${tieBreaks.map((each) => t(`tie.${each}`)).join(', ')}`;
}

interface TieBreaksProps {
  readonly kind: Kind;
  readonly entrants: Schemas['EntrantKind'];
  /** Null: as usual. */
  readonly tieBreaks: readonly TieBreak[] | null;
  readonly onChange: (tieBreaks: readonly TieBreak[] | null) => void;
}

export function TieBreaks({ kind, entrants, tieBreaks, onChange }: TieBreaksProps) {
  const chosen = tieBreaks ?? [];
  const offered = [
    ...(kind === 'swiss' ? SWISS : ALL_MEET),
    ...ANYWHERE,
    ...(entrants === 'teams' ? (['boards-won'] as const) : []),
  ];
  const left = [...new Set([...offered, ...chosen])].filter((each) => !chosen.includes(each));
  const choose = (place: number, one: TieBreak | typeof NO_MORE): void => {
    // What stood behind a place that has no tie-break any more has none before it.
    const now = one === NO_MORE ? chosen.slice(0, place) : [...chosen.slice(0, place), one, ...chosen.slice(place + 1)];
    onChange(now.length === 0 ? null : now);
  };
  return (
    <>
      {[...chosen, NO_MORE].map((one, place) => {
        const isLast = one === NO_MORE;
        if (isLast && left.length === 0) return null;
        return (
          <Select<TieBreak | typeof NO_MORE>
            key={place}
            label={t(place === 0 ? 'new.tie-break' : 'new.tie-break-then')}
            field={`/format/tieBreaks/${place}${place === 0 ? ' /format/tieBreaks' : ''}`}
            of={[NO_MORE, ...(isLast ? [] : [one as TieBreak]), ...left]}
            chosen={one as TieBreak | typeof NO_MORE}
            onChoose={(next) => choose(place, next)}
            textOf={(each) => {
              if (each !== NO_MORE) return t(`tie.${each}`);
              return t(place === 0 ? `new.tie-usual-${kind === 'swiss' ? 'swiss' : 'round-robin'}` : 'new.tie-no-more');
            }}
          />
        );
      })}
    </>
  );
}
