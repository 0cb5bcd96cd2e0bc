/** The pages of the problems: all of them in a table, and one by itself, where the `type` of a problem document leads. */
import { escaped } from '../../platform/http/answers/markup.js';
import type { ListedProblemKindDto, ProblemKindDto } from './dto/problem-kind.dto.js';
import { frame, prose } from './frame.html.js';

const HOME = '<p><a href="/">Backgammon club</a> · <a href="/docs">the API</a></p>';

export function problemsHtml(kinds: readonly ListedProblemKindDto[]): string {
  const [head, foot] = frame('Problems', { className: 'problems' });
  const rows = kinds.map(
    (kind) =>
      `<tr><th scope="row">${codeLink(kind.code)}</th><td>${statusText(kind)}</td><td>${escaped(kind.title)}</td><td>${prose(kind.when)}</td></tr>`,
  );
  return `${head}<main>${HOME}
<h1>Problems</h1>
<p>What the service refuses, it answers with a problem document (RFC 9457). Programs look at its <code>code</code>;
<code>detail</code> is for people. After a refusal nothing has changed, with one exception: ${codeLink('service.unavailable')}.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Title</th><th scope="col">When</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
</main>${foot}`;
}

export function problemHtml(kind: ProblemKindDto): string {
  const { code, title, when, example } = kind;
  const [head, foot] = frame(title, { className: 'problems' });
  return `${head}<main>${HOME}
<h1>${escaped(title)}</h1>
<table><tbody>
<tr><th scope="row">Code</th><td><code>${escaped(code)}</code></td></tr>
<tr><th scope="row">Status</th><td>${statusText(kind)}</td></tr>
<tr><th scope="row">When</th><td>${prose(when)}</td></tr>
</tbody></table>
<h2>Such as</h2>
<pre>${escaped(JSON.stringify(example, null, 2))}</pre>
<p><code>detail</code> says what it was in each case. <a href="/problems">All problems</a></p>
</main>${foot}`;
}

function codeLink(code: string): string {
  return `<a href="/problems/${escaped(code)}"><code>${escaped(code)}</code></a>`;
}

function statusText({ status, statusInBody }: ListedProblemKindDto): string {
  return statusInBody === null ? String(status) : `${status}, in the body ${statusInBody}`;
}
