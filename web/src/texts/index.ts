/** The words of the pages in the reader's language: one file for each language, and only that one is loaded. */
import type { AnnounceWord, AnnounceWords } from './announce.en.js';
import type { BeginWord, BeginWords } from './begin.en.js';
import type { ChouetteWord, ChouetteWords } from './chouette.en.js';
import type { Word as PlainWord, Words } from './en.js';
import type { OwnWord, OwnWords } from './own.en.js';
import type { PeopleWord, PeopleWords } from './people.en.js';
import type { SeasonWord, SeasonWords } from './season.en.js';
import type { SeasonsWord, SeasonsWords } from './seasons.en.js';
import type { SettingsWord, SettingsWords } from './settings.en.js';
import type { StaffWord, StaffWords } from './staff.en.js';
import type { StandingWord, StandingWords } from './standing.en.js';
import type { StartWord, StartWords } from './start.en.js';
import type { TableWord, TableWords } from './table.en.js';
import type { WebhooksWord, WebhooksWords } from './webhooks.en.js';

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
  | WebhooksWord;

const LANGUAGES = {
  en: async (): Promise<Words> => (await import('./en.js')).en,
  de: async (): Promise<Words> => (await import('./de.js')).de,
};
/** Words that only some pages, or parts of pages, load. */
const MORE_WORDS = {
  announce: {
    en: async (): Promise<AnnounceWords> => (await import('./announce.en.js')).en,
    de: async (): Promise<AnnounceWords> => (await import('./announce.de.js')).de,
  },
  begin: {
    en: async (): Promise<BeginWords> => (await import('./begin.en.js')).en,
    de: async (): Promise<BeginWords> => (await import('./begin.de.js')).de,
  },
  chouette: {
    en: async (): Promise<ChouetteWords> => (await import('./chouette.en.js')).en,
    de: async (): Promise<ChouetteWords> => (await import('./chouette.de.js')).de,
  },
  own: {
    en: async (): Promise<OwnWords> => (await import('./own.en.js')).en,
    de: async (): Promise<OwnWords> => (await import('./own.de.js')).de,
  },
  people: {
    en: async (): Promise<PeopleWords> => (await import('./people.en.js')).en,
    de: async (): Promise<PeopleWords> => (await import('./people.de.js')).de,
  },
  season: {
    en: async (): Promise<SeasonWords> => (await import('./season.en.js')).en,
    de: async (): Promise<SeasonWords> => (await import('./season.de.js')).de,
  },
  seasons: {
    en: async (): Promise<SeasonsWords> => (await import('./seasons.en.js')).en,
    de: async (): Promise<SeasonsWords> => (await import('./seasons.de.js')).de,
  },
  settings: {
    en: async (): Promise<SettingsWords> => (await import('./settings.en.js')).en,
    de: async (): Promise<SettingsWords> => (await import('./settings.de.js')).de,
  },
  staff: {
    en: async (): Promise<StaffWords> => (await import('./staff.en.js')).en,
    de: async (): Promise<StaffWords> => (await import('./staff.de.js')).de,
  },
  standing: {
    en: async (): Promise<StandingWords> => (await import('./standing.en.js')).en,
    de: async (): Promise<StandingWords> => (await import('./standing.de.js')).de,
  },
  start: {
    en: async (): Promise<StartWords> => (await import('./start.en.js')).en,
    de: async (): Promise<StartWords> => (await import('./start.de.js')).de,
  },
  table: {
    en: async (): Promise<TableWords> => (await import('./table.en.js')).en,
    de: async (): Promise<TableWords> => (await import('./table.de.js')).de,
  },
  webhooks: {
    en: async (): Promise<WebhooksWords> => (await import('./webhooks.en.js')).en,
    de: async (): Promise<WebhooksWords> => (await import('./webhooks.de.js')).de,
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

let words: Readonly<Partial<Record<Word, string>>> = {};
export let language: Language = 'en';

/** The reader's own way of writing numbers and times, where the browser asks for the language of the page. */
export function locale(): string {
  return navigator.languages.find((name) => name.startsWith(language)) ?? language;
}

/** Loads the words that the reader has chosen, or that the browser asks for. */
export async function chooseLanguage(): Promise<void> {
  language = wanted();
  const plain = await LANGUAGES[language]();
  // Those of the page can be there already.
  words = { ...words, ...plain };
  document.documentElement.lang = language;
}

async function loadWords(which: MoreWords): Promise<void> {
  const more = await MORE_WORDS[which][language]();
  words = { ...words, ...more };
}

/** Loads a script together with words that only it needs. */
export function withWords<Script>(which: readonly MoreWords[], load: () => Promise<Script>): () => Promise<Script> {
  return async () => {
    const [script] = await Promise.all([load(), ...which.map(loadWords)]);
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
