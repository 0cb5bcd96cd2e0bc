/**
 * The values of which a field has one stand once, under a name: that of their type in `src/api-types.ts`, of the field where
 * several forms have it, or of form and field. Generated clients get one type for each idea.
 */
import type { OpenAPIObject } from '@nestjs/swagger';
import { ADDRESS, type Json, isJson, withAdded } from './schemas.js';

/** Where values stand: at a field of a form, or as a parameter of an operation. */
interface Place {
  readonly form: string;
  readonly field: string;
}

type Change = (schema: Json, place: Place) => Json;

/** Names that say more than form and field would. */
const NAMES: Readonly<Record<string, string>> = {
  'Answer.answer': 'DoubleAnswer',
  'AppealDecisionDto.outcome': 'AppealOutcome',
  'ByeNote.points': 'ByePoints',
  'ByeNote.reason': 'ByeReason',
  'CheckersLeftScoringDto.count': 'CountedCheckers',
  'ChouetteGameDto.by': 'ChouetteResultWay',
  'ChouettePlayerDto.role': 'ChouetteRole',
  'ChouetteTaskDto.acts': 'ChouetteTaskAct',
  'EntrantsDoublesOrSingles.kind': 'SinglesOrDoubles',
  'EntrantsDto.kind': 'EntrantKind',
  'Extra.outcome': 'ExtraDrop',
  'GameTaskDto.kind': 'SeriesKind',
  'GetBracketPicture.width': 'BracketWidth',
  'GetMatchTranscript.format': 'TranscriptFormat',
  'ImportMatch.format': 'TranscriptTextFormat',
  'ImportPlayers.duplicates': 'Duplicates',
  'IntroduceClockAct.from': 'ClockStart',
  'ListChouettes.status': 'ListedChouetteStatus',
  'Outcome.by': 'OutcomeWay',
  'PairWhy.because': 'NotPairedBecause',
  'PairWhy.breaks': 'BrokenPairingRule',
  'PairWhy.reason': 'PairReason',
  'PairingCorrectionDto.nextStage': 'NextStagePlan',
  'Roll.': 'Die',
  'RoundTimed.flight': 'FlightName',
  'TranscriptRuleFacts.side': 'SideOrMover',
  'StandardScoringDto.backgammon': 'BackgammonWorth',
  'StandardScoringDto.gammon': 'GammonWorth',
  'SeasonRowDto.tieBreak': 'SeasonTieBreak',
  'StandingRowDto.moves': 'DivisionMove',
  'TableCubeDto.answer': 'MemberAnswer',
};

/** The document with its values under names; listed values that no place has are left out. */
export function withEnumerations(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  const named = Object.entries(schemas).filter(([, schema]) => isEnumeration(schema));
  const names = new Map(named.map(([name, schema]) => [keyOf(schema, { form: '', field: '' }), name]));
  const places = new Map<string, { readonly values: readonly unknown[]; readonly at: Place[] }>();
  changed(document, (schema, place) => {
    const key = keyOf(schema, place);
    const known = places.get(key);
    if (known === undefined) places.set(key, { values: valuesOf(schema), at: [place] });
    else known.at.push(place);
    return schema;
  });
  const added: Record<string, Json> = {};
  const clashes: string[] = [];
  for (const [key, { values, at }] of places) {
    if (names.has(key)) continue;
    const name = nameOf(at);
    if (name in schemas || name in added) clashes.push(`${name}: ${key}`);
    names.set(key, name);
    added[name] = { type: isWords(values) ? 'string' : typeOf(values), enum: values.toSorted(byValue) };
  }
  if (clashes.length > 0) throw new Error(`values that need a name in src/api-types.ts: ${clashes.join('; ')}`);
  const referring = changed(document, (schema, place) => {
    const { enum: _values, type: _type, ...rest } = schema;
    return { $ref: `${ADDRESS}${names.get(keyOf(schema, place))}`, ...rest };
  });
  const whole = withAdded(referring, added);
  const text = JSON.stringify(whole);
  const unused = named.map(([name]) => name).filter((name) => !text.includes(`"${ADDRESS}${name}"`));
  for (const name of unused) delete whole.components?.schemas?.[name];
  return whole;
}

/** The document with its unnamed values changed. */
function changed(document: OpenAPIObject, change: Change): OpenAPIObject {
  const { components, paths } = document;
  const schemas = Object.entries((components?.schemas ?? {}) as Record<string, Json>).map(([form, schema]) => [
    form,
    isEnumeration(schema) ? schema : inSchema(schema, { form, field: '' }, change),
  ]);
  return {
    ...document,
    paths: inSchema(paths, { form: '', field: '' }, change) as OpenAPIObject['paths'],
    components: { ...components, schemas: Object.fromEntries(schemas) as Record<string, Json> },
  };
}

/** What holds values and not schemas. */
const OF_VALUES = new Set(['default', 'example', 'examples', 'required', 'discriminator']);

function inSchema(part: unknown, place: Place, change: Change): unknown {
  if (Array.isArray(part)) return part.map((each) => inSchema(each, place, change));
  if (!isJson(part)) return part;
  const { operationId, in: where, name } = part;
  const form = typeof operationId === 'string' ? upperFirst(operationId) : place.form;
  const here = { form, field: typeof where === 'string' && typeof name === 'string' ? name : place.field };
  const inner = Object.entries(part).map(([keyword, value]): readonly [string, unknown] => {
    if (OF_VALUES.has(keyword)) return [keyword, value];
    if (keyword !== 'properties' || !isJson(value)) return [keyword, inSchema(value, here, change)];
    const fields = Object.entries(value).map(([field, own]) => [field, inSchema(own, { form, field }, change)]);
    return [keyword, Object.fromEntries(fields)];
  });
  const whole = Object.fromEntries(inner) as Json;
  return isEnumeration(whole) ? change(whole, here) : whole;
}

/** `PlayerStatus` of `PlayerDto.status`, `EntryTwiceReason` of `entry.twice`; only the field where it stands in several forms. */
function nameOf(places: readonly Place[]): string {
  const [{ form, field } = { form: '', field: '' }, ...others] = places;
  const own = places.map((place) => NAMES[`${place.form}.${place.field}`]).find((name) => name !== undefined);
  if (own !== undefined) return own;
  const isOfSeveral = others.some((other) => other.form !== form);
  return isOfSeveral ? upperFirst(field) : `${form.replace(/Dto$|Problem~$/, '')}${upperFirst(field)}`;
}

function upperFirst(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function isEnumeration(schema: Json): boolean {
  return valuesOf(schema).length > 1;
}

function valuesOf({ enum: values }: Json): readonly unknown[] {
  return Array.isArray(values) ? values : [];
}

function isWords(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

/** The same words are the same idea wherever they stand; the same numbers only at fields of one name. */
function keyOf(schema: Json, { field }: Place): string {
  const values = valuesOf(schema);
  const words = values.toSorted(byValue).join(' ');
  return isWords(values) ? words : `${field}: ${words}`;
}

function byValue(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}

function typeOf(values: readonly unknown[]): 'integer' | 'number' {
  return values.every((value) => Number.isInteger(value)) ? 'integer' : 'number';
}
