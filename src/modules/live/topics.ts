/** What a follower asks for: topics, and where each of them was left. */
import { type BrokenRule, type FieldFault, requestInvalid } from '../../platform/http/application-error.js';
import { isId } from '../../platform/http/forms/ids.js';

/** Kinds of topics that name a thing by its id. */
export const THING_KINDS = ['match', 'chouette', 'tournament'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** Kinds that stand for themselves. */
const OWN_KINDS = ['me', 'club'] as const;

export type Topic =
  | { readonly name: string; readonly kind: ThingKind; readonly id: string }
  | { readonly name: string; readonly kind: (typeof OWN_KINDS)[number] };

export const MOST_TOPICS = 50;

const FORMS = 'match:<id>, chouette:<id>, tournament:<id>, me or club';
const CURSOR = /^\d{1,15}(\.\d{1,15})*$/;

/** The topics of a list with commas between, each once. */
export function topicsIn(text: string): readonly Topic[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  if (names.length > MOST_TOPICS) {
    throw invalidTopics({
      message: `names ${names.length} topics; at most ${MOST_TOPICS} are allowed`,
      rule: 'length',
      limit: MOST_TOPICS,
    });
  }
  const topics = names.map((name): Topic => {
    const topic = topicOf(name);
    if (topic === null) throw invalidTopics({ message: `"${name}" is not a topic; send ${FORMS}`, rule: 'format' });
    return topic;
  });
  const twice = names.find((name, nth) => names.indexOf(name) !== nth);
  if (twice !== undefined) throw invalidTopics({ message: `names ${twice} twice`, rule: 'unique' });
  return topics;
}

function topicOf(name: string): Topic | null {
  const own = OWN_KINDS.find((kind) => kind === name);
  if (own !== undefined) return { name, kind: own };
  const [kind, id, ...more] = name.split(':');
  const known = THING_KINDS.find((each) => each === kind);
  return known !== undefined && isId(id) && more.length === 0 ? { name, kind: known, id } : null;
}

/** The versions of the topics where a follower left them, in the order of the topics; 0: it has not seen that one. */
export function versionsIn(cursor: string | null, topics: readonly Topic[], pointer: string): readonly number[] {
  if (cursor === null) return topics.map(() => 0);
  const versions = CURSOR.test(cursor) ? cursor.split('.').map(Number) : [];
  if (versions.length !== topics.length) throw foreignCursor(pointer, topics);
  return versions;
}

/** The refusal of a cursor that the stream of these topics has not given. */
export function foreignCursor(pointer: string, topics: readonly Topic[]): Error {
  const [many, states] =
    topics.length === 1 ? ['this topic', 'its state'] : [`these ${topics.length} topics`, 'their states'];
  const message = `is not an id from a stream of ${many}; leave it out to begin with ${states}`;
  return requestInvalid([{ pointer, message, rule: 'format' }]);
}

function invalidTopics(fault: BrokenRule & Pick<FieldFault, 'message'>): Error {
  return requestInvalid([{ pointer: '?topics', ...fault }]);
}
