/** The words of the pages in the reader's language: one folder for each language, in it one file for what all pages say and one for each set that only some load. */
import type { Schemas } from '../../../client/src/index.js';
import type { AnnounceWord } from './en/announce.js';
import type { AppealsWord } from './en/appeals.js';
import type { BeginWord } from './en/begin.js';
import type { BesideWord } from './en/beside.js';
import type { ChouetteWord } from './en/chouette.js';
import type { CorrectionWord } from './en/correction.js';
import type { EmptyWord } from './en/empty.js';
import type { Word as PlainWord } from './en/every-page.js';
import type { FaultsWord } from './en/faults.js';
import type { HouseWord } from './en/house.js';
import type { LogWord } from './en/log.js';
import type { LostWord } from './en/lost.js';
import type { NameListWord } from './en/name-list.js';
import type { OwnWord } from './en/own.js';
import type { PeopleWord } from './en/people.js';
import type { PrizesWord } from './en/prizes.js';
import type { RulesWord } from './en/rules.js';
import type { SeasonWord } from './en/season.js';
import type { SeasonsWord } from './en/seasons.js';
import type { SettingsWord } from './en/settings.js';
import type { StaffWord } from './en/staff.js';
import type { StandingWord } from './en/standing.js';
import type { StartWord } from './en/start.js';
import type { TableWord } from './en/table.js';
import type { TasksWord } from './en/tasks.js';
import type { TeamsWord } from './en/teams.js';
import type { TournamentWord } from './en/tournament.js';
import type { WebhooksWord } from './en/webhooks.js';

export type Word =
  | PlainWord
  | AnnounceWord
  | AppealsWord
  | BeginWord
  | BesideWord
  | ChouetteWord
  | CorrectionWord
  | EmptyWord
  | FaultsWord
  | HouseWord
  | LogWord
  | LostWord
  | NameListWord
  | OwnWord
  | PeopleWord
  | PrizesWord
  | RulesWord
  | SeasonWord
  | SeasonsWord
  | SettingsWord
  | StaffWord
  | StandingWord
  | StartWord
  | TableWord
  | TasksWord
  | TeamsWord
  | TournamentWord
  | WebhooksWord;

/** What facts of refusals mean inside of a sentence: `act=roll`. */
export type RefusedFacts = Readonly<Record<`${string}=${string}`, string>>;
/** Sentences for what is refused, by code, and by code and fact: `cube.not-available reason=off`. English is what the service says. */
export type Refusals = RefusedFacts & Readonly<Partial<Record<Schemas['ProblemCode'], string>>>;

const LANGUAGES = {
  en: () => import('./en/every-page.js'),
  de: () => import('./de/every-page.js'),
};
/** Words that only some pages, or parts of pages, load. Those of a rare script of every page stand in it: here all pages would pay for it. */
const MORE_WORDS = {
  announce: {
    en: () => import('./en/announce.js'),
    de: () => import('./de/announce.js'),
  },
  begin: {
    en: () => import('./en/begin.js'),
    de: () => import('./de/begin.js'),
  },
  beside: {
    en: () => import('./en/beside.js'),
    de: () => import('./de/beside.js'),
  },
  chouette: {
    en: () => import('./en/chouette.js'),
    de: () => import('./de/chouette.js'),
  },
  own: {
    en: () => import('./en/own.js'),
    de: () => import('./de/own.js'),
  },
  people: {
    en: () => import('./en/people.js'),
    de: () => import('./de/people.js'),
  },
  season: {
    en: () => import('./en/season.js'),
    de: () => import('./de/season.js'),
  },
  settings: {
    en: () => import('./en/settings.js'),
    de: () => import('./de/settings.js'),
  },
  staff: {
    en: () => import('./en/staff.js'),
    de: () => import('./de/staff.js'),
  },
  standing: {
    en: () => import('./en/standing.js'),
    de: () => import('./de/standing.js'),
  },
  start: {
    en: () => import('./en/start.js'),
    de: () => import('./de/start.js'),
  },
  table: {
    en: () => import('./en/table.js'),
    de: () => import('./de/table.js'),
  },
  teams: {
    en: () => import('./en/teams.js'),
    de: () => import('./de/teams.js'),
  },
};
export type MoreWords = keyof typeof MORE_WORDS;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const KEY = 'club.language';

function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

function wanted(): Language {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // The browser's own wish holds.
  }
  return [chosen ?? '', ...navigator.languages.map((name) => name.slice(0, 2))].find(isLanguage) ?? 'en';
}

type Some = Readonly<Partial<Record<Word, string>>>;

let words: Some = {};
export let language: Language = 'en';

/** The reader's own way of writing numbers and times, where the browser asks for the language of the page. */
export function locale(): string {
  return navigator.languages.find((name) => name.startsWith(language)) ?? language;
}

/** Loads the words that the reader has chosen, or that the browser asks for. */
export async function chooseLanguage(): Promise<void> {
  language = wanted();
  await loadWords(LANGUAGES);
  document.documentElement.lang = language;
}

/** Loads words beside those that are there already. */
export async function loadWords(
  files: Readonly<Record<Language, () => Promise<Partial<Record<Language, Some>>>>>,
): Promise<void> {
  const more = (await files[language]())[language];
  words = { ...words, ...more };
}

/** Loads a script together with words that only it needs. */
export function withWords<Script>(which: readonly MoreWords[], load: () => Promise<Script>): () => Promise<Script> {
  return async () => {
    const [script] = await Promise.all([load(), ...which.map((each) => loadWords(MORE_WORDS[each]))]);
    return script;
  };
}

/** Keeps another language and shows everything in it. */
export function changeLanguage(name: Language): void {
  localStorage.setItem(KEY, name);
  location.reload();
}

/** A text with its facts put in: `{name}`. */
export function t(word: Word, facts: Readonly<Record<string, string | number>> = {}): string {
  return (words[word] ?? word).replaceAll(/\{(\w+)\}/g, (place, name: string) => String(facts[name] ?? place));
}
