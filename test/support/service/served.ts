/**
 * Everything that a service serves: every GET of its OpenAPI document, for every id that any of the answers names. Knows
 * nothing of the things themselves, so that what is added to the document is read as well.
 */
import type { ApiClient } from '../clients/api-client.js';

/** Tell of the process, not of the club; or of everything else, and when it was told. */
const OF_THE_PROCESS = ['/metrics', '/health', '/v1/export'];
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const PARAMETER = /\{[^}]+\}/;

/** Address → version and answer of all that is there; of what cannot be had so, the status. */
export async function everythingServed(api: ApiClient): Promise<ReadonlyMap<string, string>> {
  const { paths } = (await api.get('/openapi.json')).body as { paths: Record<string, object> };
  const templates = Object.keys(paths).filter(
    (path) => 'get' in (paths[path] ?? {}) && !OF_THE_PROCESS.some((prefix) => path.startsWith(prefix)),
  );
  const served = new Map<string, string>();
  const asked = new Set<string>();
  const ids = new Set<string>();
  /** Whether there is anything to be had. */
  const read = async (path: string): Promise<boolean> => {
    if (asked.has(path)) return served.has(path);
    asked.add(path);
    const { status, headers, text } = await api.get(path);
    if (status === 404) return false;
    served.set(path, status === 200 ? `${headers.get('etag')} ${text}` : String(status));
    if (status === 200) for (const [id] of text.matchAll(ID)) ids.add(id);
    return true;
  };
  for (const path of templates.filter((template) => !PARAMETER.test(template))) await read(path);
  // Answers name more ids, which are asked for in the same loop.
  for (const id of ids) {
    for (const template of templates.filter((path) => PARAMETER.test(path))) await readAll(template, id);
  }
  return served;

  /** The address with the id in it, if the thing that it begins with is there; what stands second is named by it, or a number. */
  async function readAll(template: string, id: string): Promise<void> {
    const path = template.replace(PARAMETER, id);
    const thing = path.slice(0, path.indexOf(id) + id.length);
    if (templates.includes(template.slice(0, template.indexOf('}') + 1)) && !(await read(thing))) return;
    if (!PARAMETER.test(path)) {
      await read(path);
      return;
    }
    const near = [...served].filter(([place]) => place.startsWith(thing)).flatMap(([, text]) => text.match(ID) ?? []);
    for (const other of new Set([...near, '0', '1'])) await read(path.replace(PARAMETER, other));
  }
}
