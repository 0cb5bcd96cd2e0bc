/** The page of the API: every operation and every form of the OpenAPI document, to be read and tried. */
import { escaped } from '../../platform/http/answers/markup.js';
import {
  type ApiDocument,
  type Media,
  type Operation,
  type Parameter,
  type Placed,
  type Schema,
  nameOf,
  operationsOf,
  sampleOf,
} from './api-document.js';
import { frame, prose } from './frame.html.js';

/** The parts of the page, each small, so that the caller can let other work have its turn between two of them. */
export function* docsHtml(document: ApiDocument): Generator<string> {
  const { title, description = '' } = document.info;
  const [head, foot] = frame(`${title}: the API`, { script: '/assets/docs.js', className: 'docs' });
  yield head;
  yield navigation(document);
  yield `<main><h1>${escaped(title)}: the API</h1>${prose(description)}${TOKEN_FIELD}`;
  for (const { name, description: about = '' } of document.tags ?? []) {
    yield `<section><h2 id="${escaped(name)}">${escaped(name)}</h2>${prose(about)}`;
    for (const placed of operationsOf(document, name)) yield operationHtml(placed, document);
    yield '</section>';
  }
  yield '<section><h2 id="forms">Forms</h2><p>What bodies of requests and answers are made of.</p>';
  for (const [name, schema] of Object.entries(document.components.schemas)) yield formHtml(name, schema);
  yield `</section></main>${foot}`;
}

const TOKEN_FIELD = `<form class="token" id="token-form"><label>Token for trying things out
<input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="the text in data/director-token"/></label>
<p>It stays in this tab. What you try is done for real.</p></form>`;

function navigation(document: ApiDocument): string {
  const groups = (document.tags ?? []).map(({ name }) => {
    const links = operationsOf(document, name).map(
      ({ method, path, operation: { operationId, summary = '' } }) =>
        `<li data-text="${escaped(`${method} ${path} ${operationId} ${summary}`.toLowerCase())}"><a href="#${escaped(operationId)}">` +
        `<span class="method ${method.toLowerCase()}">${method}</span> ${escaped(summary)}</a></li>`,
    );
    return `<h2><a href="#${escaped(name)}">${escaped(name)}</a></h2><ul>${links.join('')}</ul>`;
  });
  return `<nav aria-label="Operations"><p><a href="/">Backgammon club</a></p>
<p><a href="/openapi.json">openapi.json</a> · <a href="/openapi.yaml">openapi.yaml</a> · <a href="/problems">problems</a></p>
<label>Find <input id="find" type="search" autocomplete="off"/></label>${groups.join('')}<h2><a href="#forms">forms</a></h2></nav>`;
}

function operationHtml({ method, path, operation }: Placed, document: ApiDocument): string {
  const { operationId, summary = '', description = '', parameters = [], requestBody, responses } = operation;
  const roles = (operation['x-roles'] ?? []).map((role) => `<li>${escaped(role)}</li>`).join('');
  const answers = Object.entries(responses).map(
    ([status, { description: about = '', content = {} }]) =>
      `<tr><th scope="row">${escaped(status)}</th><td>${prose(codesOf(operation, status) ?? about)}</td><td>${mediaTypes(content)}</td></tr>`,
  );
  return `<details class="operation" id="${escaped(operationId)}">
<summary><span class="method ${method.toLowerCase()}">${method}</span> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
${prose(description)}<ul class="roles" aria-label="Who may">${roles}</ul>
${parameters.length === 0 ? '' : parametersHtml(parameters)}
${requestBody === undefined ? '' : `<h4>Body</h4>${bodyHtml(requestBody.content)}`}
<h4>Answers</h4><table><tbody>${answers.join('')}</tbody></table>
${tryHtml(method, path, operation, document)}
</details>`;
}

/** All codes of a status for which the operation has several; the document names the first of them at the answer. */
function codesOf({ 'x-problems': problems = {} }: Operation, status: string): string | null {
  const codes = problems[status] ?? [];
  return codes.length > 1 ? codes.map((code) => `\`${code}\``).join(', ') : null;
}

function parametersHtml(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required = false, description = '', schema = {} }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code>${required ? REQUIRED : ''}</th><td>${place}</td><td>${typeHtml(schema)}</td><td>${prose(description)}${boundsHtml(schema)}</td></tr>`,
  );
  return `<h4>Parameters</h4><table><tbody>${rows.join('')}</tbody></table>`;
}

const REQUIRED = ' <abbr title="required">*</abbr>';

function mediaTypes(content: Readonly<Record<string, Media>>): string {
  return Object.entries(content)
    .map(([type, { schema = {} }]) => `<code>${escaped(type)}</code> ${typeHtml(schema)}`)
    .join('<br/>');
}

function bodyHtml(content: Readonly<Record<string, Media>>): string {
  const examples = Object.values(content).flatMap(({ examples: named = {} }) =>
    Object.entries(named).map(
      ([name, { summary, value }]) =>
        `<details class="example"><summary>${escaped(summary ?? name)}</summary><pre>${escaped(textOf(value))}</pre></details>`,
    ),
  );
  return `<p>${mediaTypes(content)}</p>${examples.join('')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The form that the script of the page sends; without the script there is nothing to be seen of it. */
function tryHtml(method: string, path: string, operation: Operation, document: ApiDocument): string {
  const fields = (operation.parameters ?? []).map(
    ({ name, in: place, required = false }) =>
      `<label>${escaped(name)}${required ? REQUIRED : ''}<input name="${escaped(name)}" data-in="${place}" autocomplete="off"/></label>`,
  );
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const text = body === undefined ? '' : bodyField(...body, document);
  return `<form class="try" hidden data-method="${method}" data-path="${escaped(path)}"><h4>Try it</h4>${fields.join('')}${text}
<button type="submit">Send</button><output></output></form>`;
}

function bodyField(type: string, { schema = {}, example, examples = {} }: Media, document: ApiDocument): string {
  const [named] = Object.values(examples);
  const value = example ?? named?.value ?? sampleOf(schema, document);
  return `<label>Body<textarea name="body" data-type="${escaped(type)}" rows="8" spellcheck="false">${escaped(textOf(value))}</textarea></label>`;
}

function formHtml(name: string, schema: Schema): string {
  const { properties = {}, required = [], description = '' } = schema;
  const rows = Object.entries(properties).map(
    ([field, property]) =>
      `<tr><th scope="row"><code>${escaped(field)}</code>${required.includes(field) ? REQUIRED : ''}</th><td>${typeHtml(property)}</td><td>${prose(property.description ?? '')}${boundsHtml(property)}</td></tr>`,
  );
  const fields = rows.length === 0 ? `<p>${typeHtml(schema)}</p>` : `<table><tbody>${rows.join('')}</tbody></table>`;
  return `<details class="form" id="form-${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${prose(description)}${fields}</details>`;
}

/** What kind of value it is, with links to the forms in it. */
function typeHtml(schema: Schema): string {
  const { $ref, type = '', format, items, oneOf, anyOf, allOf, additionalProperties } = schema;
  const [kind = '', ...others] = [type].flat();
  const orNull = others.map((other) => ` or ${other}`).join('');
  if ($ref !== undefined) {
    const name = escaped(nameOf($ref));
    return `<a href="#form-${name}">${name}</a>`;
  }
  const forms = oneOf ?? anyOf;
  if (forms !== undefined) return forms.map(typeHtml).join(' or ');
  if (allOf !== undefined) return allOf.map(typeHtml).join(' and ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.enum !== undefined) {
    return schema.enum.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(' | ') + orNull;
  }
  if (items !== undefined) return `list of ${typeHtml(items)}${orNull}`;
  if (typeof additionalProperties === 'object') return `object of ${typeHtml(additionalProperties)}${orNull}`;
  return escaped(format === undefined ? kind : `${kind} (${format})`) + orNull;
}

const BOUNDS = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['minLength', 'shortest'],
  ['maxLength', 'longest'],
  ['minItems', 'fewest'],
  ['maxItems', 'most'],
  ['pattern', 'pattern'],
  ['default', 'default'],
  ['example', 'such as'],
] as const;

function boundsHtml(schema: Schema): string {
  const told = BOUNDS.flatMap(([name, words]) =>
    schema[name] === undefined ? [] : [`${words} <code>${escaped(JSON.stringify(schema[name]))}</code>`],
  );
  return told.length === 0 ? '' : `<p class="bounds">${told.join(', ')}</p>`;
}
