import { Injectable } from '@nestjs/common';
import { ApplicationError } from '../../platform/http/application-error.js';
import { textBeside } from './beside.js';
import { type ProblemExamples, problemKinds, withExample } from './problem-kinds.js';
import { problemHtml, problemsHtml } from './problems.html.js';
import { HTML, JSON_TEXT, KeptText } from '../../platform/http/answers/served-text.js';

/** One thing as a page for people and as JSON for programs. */
export interface TwoForms {
  readonly page: KeptText;
  readonly json: KeptText;
}

/** The kinds of problems in both forms, made from the files of docs/ as they were when the service started. */
@Injectable()
export class ProblemPages {
  readonly all: TwoForms;
  private readonly each: ReadonlyMap<string, TwoForms>;

  constructor() {
    const kinds = problemKinds(textBeside('docs', 'problems.md'));
    this.all = twoForms({ items: kinds, nextCursor: null }, ({ items }) => problemsHtml(items));
    const examples = JSON.parse(textBeside('docs', 'examples', 'problems.json')) as ProblemExamples;
    this.each = new Map(kinds.map((kind) => [kind.code, twoForms(withExample(kind, examples), problemHtml)]));
  }

  of(code: string): TwoForms {
    const found = this.each.get(code);
    if (found === undefined)
      throw new ApplicationError('problem.not-found', 'No problem of this service has that code.');
    return found;
  }
}

function twoForms<Body>(body: Body, pageOf: (body: Body) => string): TwoForms {
  return {
    page: new KeptText({ type: HTML, make: () => pageOf(body) }),
    json: new KeptText({ type: JSON_TEXT, make: () => JSON.stringify(body) }),
  };
}
