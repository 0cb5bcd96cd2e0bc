// What the page of the API does by itself: it opens the operation that a link names, finds operations by their words, and
// sends what is tried out.
const token = /** @type {HTMLInputElement} */ (document.getElementById('token'));
const find = /** @type {HTMLInputElement} */ (document.getElementById('find'));

/** @type {NodeListOf<HTMLElement>} */
const items = document.querySelectorAll('nav li');
/** @type {NodeListOf<HTMLFormElement>} */
const forms = document.querySelectorAll('form.try');

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
  target?.scrollIntoView();
}
addEventListener('hashchange', openTarget);
openTarget();

find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\s+/);
  for (const item of items) {
    item.hidden = !words.every((word) => item.dataset['text']?.includes(word));
  }
});

document.getElementById('token-form')?.addEventListener('submit', (event) => event.preventDefault());

/** @param {HTMLFormElement} form */
function requestOf(form) {
  const headers = new Headers();
  const query = new URLSearchParams();
  let path = form.dataset['path'] ?? '';
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset['in'] === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '' && dataset['in'] === 'query') query.set(name, value);
    else if (value !== '') headers.set(name, value);
  }
  if (token.value !== '') headers.set('Authorization', `Bearer ${token.value.trim()}`);
  const body = form.querySelector('textarea');
  if (body !== null) headers.set('Content-Type', body.dataset['type'] ?? '');
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const method = form.dataset['method'] ?? 'GET';
  return { address: path + search, method, headers, body: body === null ? null : body.value };
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLOutputElement} output
 */
async function send(form, output) {
  const { address, ...request } = requestOf(form);
  const answer = await fetch(address, request);
  const text = await answer.text();
  const told = ['etag', 'location', 'retry-after'].filter((name) => answer.headers.has(name));
  const isJson = answer.headers.get('content-type')?.includes('json') === true && text !== '';
  output.textContent = [
    `${request.method} ${address}`,
    `${answer.status} ${answer.statusText}`,
    ...told.map((name) => `${name}: ${answer.headers.get(name)}`),
    '',
    isJson ? JSON.stringify(JSON.parse(text), null, 2) : text,
  ].join('\n');
  output.className = answer.ok ? 'good' : 'bad';
}

for (const form of forms) {
  const output = /** @type {HTMLOutputElement} */ (form.querySelector('output'));
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form, output).catch((/** @type {unknown} */ error) => {
      output.textContent = String(error);
      output.className = 'bad';
    });
  });
}
