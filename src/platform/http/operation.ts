import { RequestMethod, type Type, applyDecorators } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import {
  ApiBearerAuth,
  ApiConsumes,
  ApiExtension,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponse,
  ApiSecurity,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Answer } from './answers/answer.js';
import { FAULT_RULES, type FaultRule } from './application-error.js';
import { Allow, ROLES, type Role } from './roles.js';
import type { WrittenJson } from './answers/written-json.js';

const REQUEST = '7a2739ea-cc03-45fd-9a8c-2f8dae8717de';

/** What stands in a list of values, types or fields. */
const LISTED = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }];

/** One fault of one field. */
export class FieldFaultDto {
  @ApiProperty({
    description:
      'JSON pointer into the body, `?name` for a query parameter, `{name}` for a part of the address (`path` where it cannot be decoded), or the name of a header.',
    example: '/format/length',
  })
  readonly pointer: string;

  @ApiProperty({ example: 'length must be a whole number from 1 to 99' })
  readonly message: string;

  @ApiProperty({
    enum: FAULT_RULES,
    description:
      'The kind of fault, for programs that say it in their own words. The field is missing (`required`), does not exist (`unknown`), does not belong to this ' +
      'request (`excluded`), has the wrong JSON type (`type`), a value that is not in the list (`enum`), the wrong form (`format`), the id of nothing that the ' +
      'request can mean (`reference`), or a value that the list or the club has already (`unique`). It is too short or too long (`length`), too small or too early ' +
      '(`min`), too large or too late (`max`), out of its range (`range`), or does not go together with other fields (`combination`). `refused`: `code` says why.',
    example: 'max',
  })
  readonly rule: FaultRule;

  @ApiPropertyOptional({
    oneOf: [{ type: 'number' }, { type: 'string' }, { type: 'array', items: { oneOf: LISTED } }],
    description:
      'What the rule allows: the bound (`min`, `max`: a number, or a time or day; `length`), both bounds (`range`, and `length` where both count), the ' +
      'values (`enum`), the JSON types (`type`). With `combination`, the other fields; with `required`, what can stand there.',
    example: 99,
  })
  readonly limit?: number | string | readonly (string | number | boolean | null)[];
}

/** The document of every error (RFC 9457). */
export class ProblemDto {
  @ApiProperty({
    description: 'The address of the description of this kind of problem.',
    example: '/problems/play.must-use-both-dice',
  })
  readonly type: string;

  @ApiProperty({ example: 'More of the roll can be played' })
  readonly title: string;

  @ApiProperty({ type: 'integer', example: 422 })
  readonly status: number;

  @ApiProperty({
    description: 'What is wrong with this request, in a sentence.',
    example: 'Both dice can be played: 24/23 leaves no legal 6 (R31). A legal play is, for example, 24/18 24/23.',
  })
  readonly detail: string;

  /** Described by `operationWith`, which knows all codes. */
  readonly code: string;

  @ApiProperty({
    description: 'The name of this request in the log of the service.',
    example: REQUEST,
  })
  readonly requestId: string;

  /** The facts behind the refusal; `src/openapi/problems.ts` describes those of each code. */
  readonly params?: Readonly<Record<string, unknown>>;

  @ApiPropertyOptional({ type: [FieldFaultDto], description: 'All fields that are wrong.' })
  readonly errors?: readonly FieldFaultDto[];
}

interface ProblemKindOf {
  readonly status: number;
  readonly statusInBody?: number;
  readonly title: string;
  /** Facts as they could be, where it always has some. */
  readonly example?: object;
}

/** Who may call an operation: those with one of the roles (without any role a caller needs no token), or everybody. */
type Access =
  | { readonly roles: readonly Role[]; readonly publicToo?: never }
  /** All roles, and it answers also without a token: about what belongs to public tournaments, or wholly. */
  | { readonly publicToo: true | 'wholly'; readonly roles?: never };

export type OperationFacts = Access & {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Codes of the problems that only this operation has; those of every operation are added. */
  readonly problems: readonly string[];
  /** Those of things that the body or the query names, with the status that they have there. */
  readonly named?: readonly string[];
  /** Whether the operation changes something, so that keys, versions and races are part of it; without it all but GET does. */
  readonly writes?: boolean;
  /** Whether a body may hold many things at once, and so more than any other body. */
  readonly isBatch?: boolean;
  /** Whether its body or its answer comes bit by bit, however long that takes. */
  readonly streams?: boolean;
  /** Whether it does the work of many requests at once, as a whole table of results is. */
  readonly isLong?: boolean;
  /** The media types that the body may have, where it is not JSON. */
  readonly takes?: readonly string[];
  /** The query parameter with which the version need not be named, where it must be otherwise. */
  readonly versionUnless?: string;
  /** Seconds that a request may ask the answer to wait (`wait`). */
  readonly longestWait?: number;
};

/** Everything that the OpenAPI document says of an operation but its parameters and its good answer. */
export type OperationDecorator = (facts: OperationFacts) => MethodDecorator;

const ALWAYS = [
  'request.invalid',
  'request.not-acceptable',
  'request.too-large',
  'service.failed',
  'service.unavailable',
];
const WITH_TOKEN = ['request.unauthenticated', 'request.forbidden', 'request.rate-limited', 'service.busy'];
const WITH_WRITE = [
  'request.stale',
  'request.media-type',
  'idempotency.mismatch',
  'series.busy',
  'service.storage-full',
];

/** Answers that say when to try again. */
const PASSING = new Set([429, 503]);
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which to try again.', schema: { type: 'integer' as const, example: 2 } },
};

/** Answers to wrong tokens, which are counted. */
const COUNTED = new Set([401, 429]);
const RATE_LIMIT = {
  'RateLimit-Policy': {
    description: 'How many wrong tokens (`q`) an address may send in so many seconds (`w`).',
    schema: { type: 'string' as const, example: '"wrong-tokens";q=100;w=60' },
  },
  RateLimit: {
    description:
      'How many wrong tokens the address may still send (`r`), and the seconds until it may send all of them again (`t`).',
    schema: { type: 'string' as const, example: '"wrong-tokens";r=99;t=60' },
  },
};

const CHALLENGE = {
  'WWW-Authenticate': {
    description: 'With 401: how the service takes tokens.',
    schema: { type: 'string' as const, example: 'Bearer' },
  },
};

/** The headers of refusals that may have one of these statuses. */
function refusalHeaders(statuses: readonly number[]) {
  const headers = {
    ...(statuses.some((status) => PASSING.has(status)) ? RETRY_AFTER : {}),
    ...(statuses.includes(401) ? CHALLENGE : {}),
    ...(statuses.some((status) => COUNTED.has(status)) ? RATE_LIMIT : {}),
  };
  return Object.keys(headers).length === 0 ? {} : { headers };
}

type Kinds = Readonly<Record<string, ProblemKindOf>>;

/** The answer that one of these refusals gives; the first of them is the example. */
function refusal(codes: readonly string[], kinds: Kinds, status = kinds[codes[0] ?? '']?.status ?? 500) {
  const [code = ''] = codes;
  const { title = '', example: params } = kinds[code] ?? {};
  const head = { type: `/problems/${code}`, title, status, detail: `${title}.`, code, requestId: REQUEST };
  const value = params === undefined ? head : { ...head, params };
  return {
    description: codes.map((each) => `\`${each}\`: ${kinds[each]?.title ?? ''}`).join('. '),
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) }, example: value } },
    ...refusalHeaders(codes.length === 1 ? [status] : codes.map((each) => kinds[each]?.status ?? status)),
  };
}

/** The answer of an operation that refuses with one of these codes, all with this status; readers hear of the others. */
function refusalOf(codes: readonly string[], kinds: Kinds, status: number): ReturnType<typeof refusal> {
  const first = refusal(codes.slice(0, 1), kinds, status);
  const others = codes.length > 1 ? ', or another code that x-problems lists' : '';
  return { ...first, description: `${first.description}${others}` };
}

/** The decorator of operations for a table of problems: every code that an operation names must be in it. */
export function operationWith(kinds: Kinds): OperationDecorator {
  ApiProperty({
    enum: Object.keys(kinds).toSorted(),
    enumName: 'ProblemCode',
    description: 'The kind of problem, for programs; `/problems` describes all of them.',
    example: 'play.must-use-both-dice',
  })(ProblemDto.prototype, 'code');
  return (facts) => (prototype, name, descriptor) => {
    const { writes = changesSomething(descriptor.value) } = facts;
    applyDecorators(...tellings({ ...facts, writes }, kinds))(prototype, name, descriptor);
  };
}

/** As the method of the route says, which the decorator below has written down. */
function changesSomething(handler: unknown): boolean {
  const method: unknown = Reflect.getMetadata(METHOD_METADATA, handler as object);
  if (method === undefined) throw new Error('@Operation stands above the method of its route');
  return method !== RequestMethod.GET;
}

function tellings(
  {
    id,
    summary,
    description,
    roles = ROLES,
    publicToo,
    problems,
    named = [],
    writes,
    versionUnless,
    isBatch = false,
    streams = false,
    isLong = false,
    takes,
    longestWait,
  }: OperationFacts,
  kinds: Kinds,
): MethodDecorator[] {
  const common = [...ALWAYS, ...(roles.length > 0 ? WITH_TOKEN : []), ...(writes ? WITH_WRITE : [])];
  const needsVersion = problems.includes('request.version-required');
  const own = byStatus(id, problems, named, kinds);
  return [
    Allow(roles, {
      withoutToken: publicToo !== undefined,
      isBatch,
      streams,
      isLong,
      needsVersion,
      ...(takes === undefined ? {} : { takes }),
      ...(longestWait === undefined ? {} : { longestWait }),
    }),
    ...(takes === undefined ? [] : [ApiConsumes(...takes)]),
    ApiOperation({
      operationId: id,
      summary,
      ...descriptionOf(description, publicToo),
      ...(roles.length > 0 ? {} : { security: [] }),
    }),
    ApiExtension('x-roles', roles.length > 0 ? [...roles] : ['anybody']),
    ...(roles.length > 0 ? [ApiBearerAuth()] : []),
    // An empty requirement beside the other: the token may be left out.
    ...(publicToo === undefined ? [] : [ApiSecurity({})]),
    ...(writes ? [ApiHeader(ifMatch(needsVersion, versionUnless)), ApiHeader(IDEMPOTENCY_KEY)] : []),
    ...(Object.keys(own).length === 0 ? [] : [ApiExtension('x-problems', own)]),
    // Of its own refusals the first of each status stands for all, because `x-problems` lists them: so few answers are
    // described once for many operations.
    ...Object.entries(own).map(([status, listed]) =>
      ApiResponse({ status: Number(status), ...refusalOf(listed, kinds, Number(status)) }),
    ),
    ApiResponse({ status: 'default', ...refusal(common, kinds) }),
  ];
}

/** The codes of an operation by the status that they have there. */
function byStatus(id: string, problems: readonly string[], named: readonly string[], kinds: Kinds) {
  const own: Record<number, string[]> = {};
  for (const [nth, code] of [...problems, ...named].entries()) {
    const kind = kinds[code];
    if (kind === undefined) throw new Error(`operation ${id} names the unknown problem ${code}`);
    const status = (nth < problems.length ? undefined : kind.statusInBody) ?? kind.status;
    own[status] = [...(own[status] ?? []), code];
  }
  return own;
}

const OPEN_TO_ALL = 'Public tournaments and their matches need no token.';
const WHOLLY_OPEN = 'Needs no token.';

function descriptionOf(
  own: string | undefined,
  publicToo: OperationFacts['publicToo'],
): { readonly description?: string } {
  const sentences = [
    ...(own === undefined ? [] : [own]),
    ...(publicToo === undefined ? [] : [publicToo === 'wholly' ? WHOLLY_OPEN : OPEN_TO_ALL]),
  ];
  return sentences.length === 0 ? {} : { description: sentences.join(' ') };
}

const IF_MATCH = {
  name: 'If-Match',
  description:
    'The version that the caller has seen: the `ETag` as received, or only its number; several have commas between ' +
    'them. If the current version is none of these, the service answers 412; `*` matches any version.',
  schema: { type: 'string' as const, example: '"41.9f3c"' },
};

function ifMatch(required: boolean, unless: string | undefined): typeof IF_MATCH & { required: boolean } {
  if (unless === undefined) return { ...IF_MATCH, required };
  return { ...IF_MATCH, required: false, description: `${IF_MATCH.description} Required unless \`${unless}\` is set.` };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  required: false,
  description: 'The same request with the same key has one effect and gets the same answer, for at least 24 hours.',
  schema: { type: 'string' as const, minLength: 1, maxLength: 255 },
};

/** Of every good answer that a reader may have kept; for GET the 304 of the document follows from it. */
export const TAGGED = {
  ETag: {
    description:
      'The version of the resource, then a dot and a text that changes with everything else the answer shows, such ' +
      'as names. Of what belongs to a tournament the version is that of the tournament; any other list has none, and its ' +
      'tag is only the text.',
    schema: { type: 'string' as const, example: '"41.9f3c"' },
  },
};

/** Of every answer that a browser saves as a file. */
export function fileNamed(example: string) {
  return {
    'Content-Disposition': {
      description: 'A name for the file.',
      schema: { type: 'string' as const, example: `attachment; filename="${example}"` },
    },
  };
}

/** Decorates a method that answers this body, as it is or written already; over any other method it does not compile. */
export type AnswerDecorator<Body> = <
  Method extends (...args: never[]) => Promise<Answer<Body | WrittenJson<Body>>> | Answer<Body | WrittenJson<Body>>,
>(
  target: object,
  key: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

/** The good answer of an operation. */
export function Answers<Body>(status: 200 | 201, type: Type<Body>, description: string): AnswerDecorator<Body> {
  return ApiResponse({ status, type, description, headers: headersOf(status) });
}

/** The same where there is more than one form of answer. */
export function AnswersOneOf<Forms extends readonly Type<unknown>[]>(
  status: 200 | 201,
  types: Forms,
  description: string,
): AnswerDecorator<InstanceType<Forms[number]>> {
  return applyDecorators(
    ApiExtraModels(...types),
    ApiResponse({
      status,
      description,
      headers: headersOf(status),
      schema: { anyOf: types.map((type) => ({ $ref: getSchemaPath(type) })) },
    }),
  );
}

function headersOf(status: 200 | 201) {
  return status === 201
    ? {
        ...TAGGED,
        Location: { description: 'The address of the new resource.', schema: { type: 'string' as const } },
      }
    : TAGGED;
}
