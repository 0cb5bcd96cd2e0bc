/**
 * The outer form of SGF (FF[4]): a collection of trees of nodes with properties. Of every tree the first branch is kept,
 * which is the game as it was played; variations beside it are left out. One pass over the text, without recursion.
 */

import { type Result, accepted, refused } from '../../kernel/result.js';
import type { Steps } from '../../kernel/steps.js';
import type { SgfFaultReason } from './faults.js';

/** A place in the text, both from 1. */
export interface SgfPlace {
  readonly line: number;
  readonly column: number;
}

export interface SgfProperty extends SgfPlace {
  readonly ident: string;
  /** At least one, without their escapes. */
  readonly values: readonly string[];
}

/** A game: its nodes, the root first. */
export interface SgfTree extends SgfPlace {
  readonly nodes: readonly (readonly SgfProperty[])[];
  /** Where the first variation begins that was left out. */
  readonly variation: SgfPlace | null;
}

interface SgfCollection {
  readonly trees: readonly SgfTree[];
  /** Whether anything but blanks stands before the first tree. */
  readonly preamble: boolean;
  /** The end of the text, if it ends within the last tree. */
  readonly cut: SgfPlace | null;
}

/** What stops the reading. */
export interface SgfStop extends SgfPlace {
  readonly reason: SgfFaultReason;
  /** What stands there. */
  readonly text: string;
}

/** So many parentheses, nodes and properties are one step. */
const IN_ONE_STEP = 200;
const TREE = /\(\s*;/;
const BLANK = /\s/;
const LETTER = /[A-Za-z]/;

/** Whether the text is meant to be SGF: a tree begins before anything else but blanks. */
export function looksLikeSgf(text: string): boolean {
  return new RegExp(`^\\ufeff?\\s*${TREE.source}`).test(text);
}

interface OpenTree extends SgfPlace {
  readonly nodes: SgfProperty[][];
  variation: SgfPlace | null;
}

/** One parenthesis that is open. */
interface Branch {
  /** Whether its nodes belong to the game as it was played. */
  readonly played: boolean;
  hasNode: boolean;
  hasBranch: boolean;
}

interface Reading {
  readonly text: string;
  readonly placeOf: (at: number) => SgfPlace;
  at: number;
  readonly trees: SgfTree[];
  tree: OpenTree | null;
  readonly branches: Branch[];
}

/** The trees of a text, or the first place that is no SGF, in steps. */
export function* collectionInSteps(written: string): Steps<Result<SgfCollection, SgfStop>> {
  const text = written.replace(/\r\n?/g, '\n');
  const start = TREE.exec(text)?.index ?? text.length;
  const reading: Reading = { text, placeOf: placesIn(text), at: start, trees: [], tree: null, branches: [] };
  if (start === text.length) return refused(stopHere({ ...reading, at: 0 }, 'no-game'));
  let count = 0;
  for (skipBlanks(reading); reading.at < text.length; skipBlanks(reading)) {
    count += 1;
    if (count % IN_ONE_STEP === 0) yield;
    if (!readNext(reading)) return refused(stopHere(reading, 'syntax'));
  }
  const cut = reading.tree;
  return accepted({
    trees: cut === null ? reading.trees : [...reading.trees, cut],
    preamble: text.slice(0, start).trim() !== '',
    cut: cut === null ? null : reading.placeOf(text.length),
  });
}

/** Reads a parenthesis, the start of a node or a property; false where none of them stands. */
function readNext(reading: Reading): boolean {
  const { text, at, branches, tree } = reading;
  const branch = branches.at(-1);
  const letter = text[at] ?? '';
  if (letter === '(') return branchOpened(reading, branch);
  if (branch === undefined || tree === null) return false;
  if (letter === ')') {
    branches.pop();
    if (branches.length === 0) {
      reading.trees.push(tree);
      reading.tree = null;
    }
    reading.at += 1;
    return true;
  }
  // Nodes stand before the branches, never behind them.
  if (branch.hasBranch) return false;
  if (letter === ';') {
    branch.hasNode = true;
    if (branch.played) tree.nodes.push([]);
    reading.at += 1;
    return true;
  }
  if (!branch.hasNode || !LETTER.test(letter)) return false;
  return propertyRead(reading, branch.played ? (tree.nodes.at(-1) ?? []) : []);
}

function branchOpened(reading: Reading, parent: Branch | undefined): boolean {
  const place = reading.placeOf(reading.at);
  if (parent === undefined) reading.tree = { nodes: [], variation: null, ...place };
  else if (!parent.hasNode) return false;
  const isVariation = parent !== undefined && parent.played && parent.hasBranch;
  if (isVariation && reading.tree !== null) reading.tree.variation ??= place;
  reading.branches.push({ played: (parent?.played ?? true) && !isVariation, hasNode: false, hasBranch: false });
  if (parent !== undefined) parent.hasBranch = true;
  reading.at += 1;
  return true;
}

/** Reads a property into the node; one within which the text ends is left out. */
function propertyRead(reading: Reading, node: SgfProperty[]): boolean {
  const { text, at: start } = reading;
  while (LETTER.test(text[reading.at] ?? '')) reading.at += 1;
  const name = text.slice(start, reading.at);
  const values: string[] = [];
  for (skipBlanks(reading); text[reading.at] === '['; skipBlanks(reading)) {
    const value = readValue(reading);
    if (value === null) return true;
    values.push(value);
  }
  if (values.length === 0) return reading.at === text.length;
  // Small letters were decoration in older versions of the form.
  node.push({ ident: name.replace(/[a-z]/g, ''), values, ...reading.placeOf(start) });
  return true;
}

/** The text up to the closing bracket, or null where there is none. */
function readValue(reading: Reading): string | null {
  const { text } = reading;
  let value = '';
  let from = reading.at + 1;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === ']') {
      reading.at = at + 1;
      return value + text.slice(from, at);
    }
    if (letter !== '\\') continue;
    // What follows stands for itself; a line break behind a backslash is none.
    value += text.slice(from, at);
    from = text[at + 1] === '\n' ? at + 2 : at + 1;
    at += 1;
  }
  reading.at = text.length;
  return null;
}

function skipBlanks(reading: Reading): void {
  while (BLANK.test(reading.text[reading.at] ?? '')) reading.at += 1;
}

const MAX_EXCERPT = 60;

/** Nothing that could stand where the reading is. */
function stopHere({ text, at, placeOf }: Reading, reason: SgfFaultReason): SgfStop {
  const [line = ''] = text.slice(at, at + MAX_EXCERPT).split('\n', 1);
  return { reason, text: line.trim(), ...placeOf(at) };
}

/** Line and column of every character. */
function placesIn(text: string): (at: number) => SgfPlace {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (at) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
  };
}
