/** What is wrong with the fields of a form, each as its form calls it. */
import type { Schemas } from '../../../../client/src/index.js';
import { type Word, locale, t } from '../../texts/index.js';
import { dayOf, timeOf } from '../said.js';

type Fault = Schemas['FieldFaultDto'];

/** As many as a reader mends at once. */
const MOST = 3;

/** What may stand in a field that has to be written in one form, by the last name in its pointer. */
const FORMS: Readonly<Record<string, Word>> = {
  name: 'fault.text',
  label: 'fault.text',
  reason: 'fault.text',
  text: 'fault.text',
  q: 'fault.text',
  from: 'fault.day',
  to: 'fault.day',
  timeZone: 'fault.zone',
  currency: 'fault.currency',
  url: 'fault.url',
  perMatch: 'fault.points',
  perWin: 'fault.points',
  perTournament: 'fault.points',
  byPlace: 'fault.points',
  byLength: 'fault.points',
};

/** `from`: where the reader was, for pages on which several forms have such a field. */
export function sayingOf(faults: readonly Fault[], from: Element | null): string {
  const said = faults.slice(0, MOST).map((fault) => {
    const field = fieldOf(fault.pointer, from);
    const what = whatOf(fault, field);
    const label = labelOf(field);
    return label === null ? t('fault.in-none', { what }) : t('fault.in-field', { field: label, what });
  });
  if (faults.length > MOST) said.push(t('fault.more', { count: faults.length - MOST }));
  return said.join(' ');
}

/** The field of the page that says what stands at the pointer, or what that is a part of; the nearest one to the reader. */
function fieldOf(pointer: string, from: Element | null): HTMLElement | null {
  const wanted = `[data-field~="${CSS.escape(pointer)}"]`;
  for (let place = from; place !== null; place = place.parentElement) {
    const field = place.querySelector<HTMLElement>(wanted);
    if (field !== null) return field;
  }
  const field = document.querySelector<HTMLElement>(wanted);
  const whole = pointer.lastIndexOf('/');
  return field ?? (whole > 0 ? fieldOf(pointer.slice(0, whole), from) : null);
}

/** What the form calls the field, without the hints beside that. */
function labelOf(field: HTMLElement | null): string | null {
  const label = field?.closest('label') ?? null;
  const words = [...(label?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
  const text = words.map(({ textContent }) => textContent ?? '').join(' ');
  return text.trim() === '' ? null : text.trim();
}

function whatOf({ pointer, rule, limit }: Fault, field: HTMLElement | null): string {
  switch (rule) {
    case 'required':
    case 'unique':
    case 'reference':
    case 'combination':
      return t(`fault.${rule}`);
    case 'min':
    case 'max':
      return boundOf(rule, limit, field);
    case 'range':
      return t('fault.range', boundsOf(limit));
    case 'length':
      return lengthOf(limit, field);
    case 'type':
      return typeOf(limit);
    case 'format':
      return formOf(pointer);
    case 'enum':
    case 'excluded':
    case 'refused':
    case 'unknown':
      return t('fault.else');
  }
}

function boundOf(rule: 'min' | 'max', limit: Fault['limit'], field: HTMLElement | null): string {
  if (typeof limit === 'string') {
    return t(rule === 'min' ? 'fault.not-before' : 'fault.not-after', { limit: timeIn(limit) });
  }
  // Amounts are typed in the unit of the currency, and sent in its smallest unit.
  const unit = Number(field?.dataset['unit'] ?? 1);
  return t(`fault.${rule}`, { limit: new Intl.NumberFormat(locale()).format(Number(limit) / unit) });
}

/** A day, which is the same in every time zone, or a moment. */
function timeIn(limit: string): string {
  if (limit.includes('T')) return `${dayOf(limit)}, ${timeOf(limit)}`;
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(limit));
}

function boundsOf(limit: Fault['limit']): { readonly least: string; readonly most: string } {
  const [least, most] = Array.isArray(limit) ? limit : [limit, limit];
  return { least: String(least), most: String(most) };
}

function lengthOf(limit: Fault['limit'], field: HTMLElement | null): string {
  if (Array.isArray(limit)) return t('fault.length', boundsOf(limit));
  const bound = Number(limit);
  // The service names the bound that does not hold; nothing but an empty text is shorter than one character.
  if (bound <= 1) return t('fault.required');
  const isShort = field instanceof HTMLInputElement && field.value.trim().length < bound;
  return t(isShort ? 'fault.short' : 'fault.long', { limit: bound });
}

function typeOf(limit: Fault['limit']): string {
  const types: readonly unknown[] = Array.isArray(limit) ? limit : [limit];
  if (types.includes('integer')) return t('fault.whole');
  return t(types.includes('number') ? 'fault.number' : 'fault.else');
}

function formOf(pointer: string): string {
  const name = /([a-zA-Z]+)[/\d]*$/.exec(pointer)?.[1] ?? '';
  return t(FORMS[name] ?? 'fault.else', { day: dayOf(new Date().toISOString()) });
}
