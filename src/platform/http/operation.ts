import { type Type, applyDecorators } from '@nestjs/common';
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
import { FIELD_RULES, type FieldRule } from './application-error.js';
import { Allow, type Role } from './roles.js';

/** One fault of one field. */
export class FieldFaultDto {
  @ApiProperty({
    description: 'JSON pointer into the body, `?name` for a query parameter, or the name of a header.',
    example: '/format/length',
  })
  readonly pointer: string;

  @ApiProperty({ example: 'length must be a whole number from 1 to 99' })
  readonly message: string;

  @ApiPropertyOptional({
    enum: FIELD_RULES,
    description:
      'The kind of fault for programs: the field is missing, unknown, of another type, none of the values that may stand there, of another form, too short or too long, too small or too large.',
    example: 'max',
  })
  readonly rule?: FieldRule;

  @ApiPropertyOptional({
    oneOf: [{ type: 'number' }, { type: 'array', items: {} }],
    description:
      'What the rule allows: the bound that was passed (`min`, `max`, `length`), the values (`enum`), the types of JSON (`type`).',
    example: 99,
  })
  readonly limit?: number | readonly unknown[];
}

/** The document of every error (RFC 9457). */
export class ProblemDto {
  @ApiProperty({
    description: 'Address of the description of this kind of problem.',
    example: '/problems/play.must-use-both-dice',
  })
  readonly type: string;

  @ApiProperty({ example: 'More of the roll can be played' })
  readonly title: string;

  @ApiProperty({ type: 'integer', example: 422 })
  readonly status: number;

  @ApiProperty({
    description: 'What was wrong here, in a sentence.',
    example: 'Both dice can be played: 24/23 then leaves no 6 (R31). Legal would be, for example, 24/18 24/23.',
  })
  readonly detail: string;

  /** Described by `operationWith`, which knows all codes. */
  readonly code: string;

  @ApiProperty({
    description: 'The name of this request in the log of the service.',
    example: '7a2739ea-cc03-45fd-9a8c-2f8dae8717de',
  })
  readonly requestId: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The facts behind the refusal.',
    example: { roll: '6-1', play: '24/23', diceUsed: 1, diceUsable: 2 },
  })
  readonly params?: Readonly<Record<string, unknown>>;

  @ApiPropertyOptional({ type: [FieldFaultDto], description: 'The fields that are wrong, all of them.' })
  readonly errors?: readonly FieldFaultDto[];
}

interface ProblemKindOf {
  readonly status: number;
  readonly statusInBody?: number;
  readonly title: string;
}

export interface OperationFacts {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Who may; empty: everybody, also without a token. */
  readonly roles: readonly Role[];
  /** Whether it answers also without a token, about what belongs to public tournaments. */
  readonly publicToo?: boolean;
  /** Codes of the problems that only this operation has; those of every operation are added. */
  readonly problems: readonly string[];
  /** Those of things that the body or the query names, with the status that they have there. */
  readonly named?: readonly string[];
  /** Whether the operation changes something: then keys, versions and races are part of it. */
  readonly writes: boolean;
  /** Whether a body may hold many things at once, and so more than any other body. */
  readonly isBatch?: boolean;
  /** The media types that the body may have, where it is not JSON. */
  readonly takes?: readonly string[];
  /** The query parameter with which the version need not be named, where it must be otherwise. */
  readonly versionUnless?: string;
}

/** Everything that the OpenAPI document says of an operation but its parameters and its good answer. */
export type OperationDecorator = (facts: OperationFacts) => MethodDecorator;

const ALWAYS = [
  'request.invalid',
  'request.not-acceptable',
  'request.too-large',
  'service.failed',
  'service.unavailable',
];
const WITH_TOKEN = ['request.unauthenticated', 'request.forbidden', 'request.rate-limited'];
const WITH_WRITE = [
  'request.stale',
  'request.media-type',
  'idempotency.mismatch',
  'series.changed',
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
    description: 'How many are left (`r`), and seconds after which they are all there again (`t`).',
    schema: { type: 'string' as const, example: '"wrong-tokens";r=99;t=60' },
  },
};

/** The headers of refusals of a status. */
function refusalHeaders(status: number) {
  const headers = { ...(PASSING.has(status) ? RETRY_AFTER : {}), ...(COUNTED.has(status) ? RATE_LIMIT : {}) };
  return Object.keys(headers).length === 0 ? {} : { headers };
}

/** The decorator of operations for a table of problems: every code that an operation names must be in it. */
export function operationWith(kinds: Readonly<Record<string, ProblemKindOf>>): OperationDecorator {
  ApiProperty({
    enum: Object.keys(kinds).toSorted(),
    enumName: 'ProblemCode',
    description: 'The kind of problem for programs; `/problems` describes them all.',
    example: 'play.must-use-both-dice',
  })(ProblemDto.prototype, 'code');
  return ({
    id,
    summary,
    description,
    roles,
    publicToo = false,
    problems,
    named = [],
    writes,
    versionUnless,
    isBatch = false,
    takes,
  }) => {
    const codes = [...problems, ...ALWAYS, ...(roles.length > 0 ? WITH_TOKEN : []), ...(writes ? WITH_WRITE : [])];
    const byStatus = new Map<number, string[]>();
    for (const [nth, code] of [...codes, ...named].entries()) {
      const kind = kinds[code];
      if (kind === undefined) throw new Error(`operation ${id} names the unknown problem ${code}`);
      const status = (nth < codes.length ? undefined : kind.statusInBody) ?? kind.status;
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    return applyDecorators(
      Allow(roles, { withoutToken: publicToo, isBatch, ...(takes === undefined ? {} : { takes }) }),
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
      ...(publicToo ? [ApiSecurity({})] : []),
      ...(writes
        ? [ApiHeader(ifMatch(codes.includes('request.version-required'), versionUnless)), ApiHeader(IDEMPOTENCY_KEY)]
        : []),
      ...[...byStatus].map(([status, listed]) =>
        ApiResponse({
          status,
          description: listed.map((code) => `\`${code}\`: ${kinds[code]?.title ?? ''}`).join('. '),
          content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
          ...refusalHeaders(status),
        }),
      ),
    );
  };
}

const OPEN_TO_ALL = 'Public tournaments and their matches are open to everybody, also without a token.';

function descriptionOf(own: string | undefined, publicToo: boolean): { readonly description?: string } {
  const sentences = [...(own === undefined ? [] : [own]), ...(publicToo ? [OPEN_TO_ALL] : [])];
  return sentences.length === 0 ? {} : { description: sentences.join(' ') };
}

const IF_MATCH = {
  name: 'If-Match',
  description:
    'The version that the caller has seen: the `ETag` as it came, or the number alone. Another present version answers 412; `*` is any.',
  schema: { type: 'string' as const, example: '"41.9f3c"' },
};

function ifMatch(required: boolean, unless: string | undefined): typeof IF_MATCH & { required: boolean } {
  if (unless === undefined) return { ...IF_MATCH, required };
  return { ...IF_MATCH, required: false, description: `${IF_MATCH.description} Required unless \`${unless}\` is set.` };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'POST only: the same request with the same key has one effect and gets the same answer, for at least 24 hours.',
  schema: { type: 'string' as const, minLength: 1, maxLength: 255 },
};

const ANSWER_HEADERS = {
  ETag: {
    description:
      'The version of the thing answered, then a dot and a text that changes with whatever else the answer shows, such as names. A list has no version: its tag is a text alone.',
    schema: { type: 'string' as const, example: '"41.9f3c"' },
  },
};

/** The good answer of an operation. */
export function Answers(status: 200 | 201, type: Type<unknown>, description: string): MethodDecorator {
  return ApiResponse({ status, type, description, headers: headersOf(status) });
}

/** The same where there is more than one form of answer. */
export function AnswersOneOf(status: 200 | 201, types: readonly Type<unknown>[], description: string): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(...types),
    ApiResponse({
      status,
      description,
      headers: headersOf(status),
      schema: { oneOf: types.map((type) => ({ $ref: getSchemaPath(type) })) },
    }),
  );
}

function headersOf(status: 200 | 201) {
  return status === 201
    ? { ...ANSWER_HEADERS, Location: { description: 'Where the new thing is.', schema: { type: 'string' as const } } }
    : ANSWER_HEADERS;
}
