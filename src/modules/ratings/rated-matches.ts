import { Injectable } from '@nestjs/common';
import type { Call } from '../../platform/http/requests/call.js';
import { Kept } from '../../platform/kept.js';
import { Work } from '../../platform/work/work.js';
import { Admission } from '../auth/index.js';
import type { ClubText } from './club-ratings.js';
import { type Moment, type RatingsRow, RatingsRepository } from './ratings.repository.js';
import { RATINGS_TASK, type RatingsAnswer, type RatingsQuestion } from './ratings.tasks.js';

/** The rated matches of a variant as they were read last. */
interface KnownMatches {
  readonly moment: Moment;
  readonly number: number;
  readonly text: ClubText;
  /** What was asked of them last, by the question. */
  readonly answers: Kept<string, Promise<RatingsAnswer>>;
}

/** Variants of which the matches are kept; with twenty thousand of them some three megabytes each. */
const MOST_VARIANTS = 8;

/** Answers that are kept for the next request for the same: a page of the table, or of one player's history. */
const MOST_ANSWERS = 64;

/** Every text that was ever kept has another number, also in the tests, where several services share a process. */
let texts = 0;

/**
 * The rated matches as this instance read them last, by variant. Never the truth: each read asks the database whether
 * anything was recorded since, and gets the matches where something was.
 */
@Injectable()
export class RatedMatches {
  private readonly known = new Kept<string, KnownMatches>(MOST_VARIANTS);
  /** Reads that are under way; a crowd waits for the first of them, and then finds most things known. */
  private readonly reading = new Map<string, Promise<void>>();

  constructor(
    private readonly admission: Admission,
    private readonly repository: RatingsRepository,
    private readonly work: Work,
  ) {}

  /** The answer to a question about the present ratings. */
  async ask(call: Call, question: Omit<RatingsQuestion, 'club'>): Promise<RatingsAnswer> {
    const known = await this.present(call, question.variant);
    const key = JSON.stringify(question);
    const before = known.answers.get(key);
    if (before !== undefined) return before;
    const answer = this.answered(known, question);
    known.answers.set(key, answer);
    answer.catch(() => known.answers.delete(key));
    return answer;
  }

  private async answered(
    { number, text }: KnownMatches,
    question: Omit<RatingsQuestion, 'club'>,
  ): Promise<RatingsAnswer> {
    const size = text.matches.length;
    const answer = await this.work.run(RATINGS_TASK, { ...question, club: { number, size, text: null } });
    if (answer.kind !== 'unknown') return answer;
    return this.work.run(RATINGS_TASK, { ...question, club: { number, size, text } });
  }

  private async present(call: Call, variant: string): Promise<KnownMatches> {
    const reading = this.reading.get(variant);
    if (reading !== undefined) {
      await reading;
      return this.read(call, variant);
    }
    const first = this.read(call, variant);
    const isOver = first.then(
      () => {},
      // The caller that asked gets the error; the others ask for themselves.
      () => {},
    );
    this.reading.set(variant, isOver);
    void isOver.then(() => this.reading.delete(variant));
    return first;
  }

  private async read(call: Call, variant: string): Promise<KnownMatches> {
    const known = this.known.get(variant) ?? null;
    const read = this.repository.ratings(variant, known?.moment ?? null);
    const { rows } = await this.admission.admit<RatingsRow>(call, read);
    const [row] = rows;
    if (row === undefined) throw new Error('the read of the ratings always gives a row');
    const { matches, people, record, club } = row;
    const present = { ...this.textOf(known, matches, people), moment: { record, club } };
    this.known.set(variant, present);
    return present;
  }

  /** What was read, under the old number where it says the same. */
  private textOf(
    known: KnownMatches | null,
    matches: string | null,
    people: string | null,
  ): Pick<KnownMatches, 'number' | 'text' | 'answers'> {
    if (matches === null || people === null) {
      if (known === null) throw new Error('the ratings came without their matches');
      return known;
    }
    if (known?.text.matches === matches && known.text.people === people) return known;
    texts += 1;
    return { number: texts, text: { matches, people }, answers: new Kept(MOST_ANSWERS) };
  }
}
