/** The words of the pages in the reader's language: one file for each language, and only that one is loaded. */
import type { AnnounceWord } from './announce.en.js';
import type { BeginWord } from './begin.en.js';
import type { ChouetteWord } from './chouette.en.js';
import type { Word as PlainWord } from './en.js';
import type { OwnWord } from './own.en.js';
import type { PeopleWord } from './people.en.js';
import type { SeasonWord } from './season.en.js';
import type { SeasonsWord } from './seasons.en.js';
import type { SettingsWord } from './settings.en.js';
import type { StaffWord } from './staff.en.js';
import type { StandingWord } from './standing.en.js';
import type { StartWord } from './start.en.js';
import type { TableWord } from './table.en.js';
import type { TeamsWord } from './teams.en.js';
import type { WebhooksWord } from './webhooks.en.js';

export type Word =
  | PlainWord
  | AnnounceWord
  | BeginWord
  | ChouetteWord
  | OwnWord
  | PeopleWord
  | SeasonWord
  | SeasonsWord
  | SettingsWord
  | StaffWord
  | StandingWord
  | StartWord
  | TableWord
  | TeamsWord
  | WebhooksWord;

const LANGUAGES = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};
/** Words that only some pages, or parts of pages, load. */
const MORE_WORDS = {
  announce: {
    en: () => import('./announce.en.js'),
    de: () => import('./announce.de.js'),
  },
  begin: {
    en: () => import('./begin.en.js'),
    de: () => import('./begin.de.js'),
  },
  chouette: {
    en: () => import('./chouette.en.js'),
    de: () => import('./chouette.de.js'),
  },
  own: {
    en: () => import('./own.en.js'),
    de: () => import('./own.de.js'),
  },
  people: {
    en: () => import('./people.en.js'),
    de: () => import('./people.de.js'),
  },
  season: {
    en: () => import('./season.en.js'),
    de: () => import('./season.de.js'),
  },
  seasons: {
    en: () => import('./seasons.en.js'),
    de: () => import('./seasons.de.js'),
  },
  settings: {
    en: () => import('./settings.en.js'),
    de: () => import('./settings.de.js'),
  },
  staff: {
    en: () => import('./staff.en.js'),
    de: () => import('./staff.de.js'),
  },
  standing: {
    en: () => import('./standing.en.js'),
    de: () => import('./standing.de.js'),
  },
  start: {
    en: () => import('./start.en.js'),
    de: () => import('./start.de.js'),
  },
  table: {
    en: () => import('./table.en.js'),
    de: () => import('./table.de.js'),
  },
  teams: {
    en: () => import('./teams.en.js'),
    de: () => import('./teams.de.js'),
  },
  webhooks: {
    en: () => import('./webhooks.en.js'),
    de: () => import('./webhooks.de.js'),
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

/** Those of other files can be there already. */
async function loadWords(
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
