/** The facts of a violation, as the sentences about it read them. */

import type { ViolationParams } from '../domain/index.js';

/** The sides as sentences begin with them. */
export const SIDE_NAMES: Readonly<Record<string, string>> = {
  white: 'White',
  black: 'Black',
  mover: 'The mover',
  opponent: 'The opponent',
};

/** Reads the facts of a violation as text; what is not there reads as nothing, and whose name is known has it for the id. */
export class Facts {
  constructor(
    private readonly params: ViolationParams,
    private readonly names: Readonly<Record<string, string>> = {},
  ) {}

  text(name: string): string {
    const value = this.params[name] ?? [];
    return (Array.isArray(value) ? value : [value]).map((each) => this.names[String(each)] ?? String(each)).join(', ');
  }

  has(name: string): boolean {
    return this.text(name) !== '';
  }

  /** The sentence for the value of `name`, or the last one given when there is none for it. */
  pick(name: string, sentences: Readonly<Record<string, string>>, otherwise: string): string {
    return sentences[this.text(name)] ?? otherwise;
  }
}
