import { hash } from 'node:crypto';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SHORTEST_TOKEN, TOKEN_CHARACTERS } from '../../config/token-shape.js';
import { ApplicationError, requestInvalid } from '../application-error.js';
import { isDryRun } from './dry-run.js';
import { versionsIn } from '../answers/entity-tags.js';
import { type Role, rolesOf } from '../roles.js';

/** Who calls and on which conditions: everything of a request that is not its content. */
export interface Call {
  /** SHA-256 of the bearer token; null without one. */
  readonly tokenHash: Buffer | null;
  /** Why what was sent cannot be a token at all; null where it can, and where nothing was sent. */
  readonly tokenFault: string | null;
  /** Roles that may do this; empty where the caller needs none. */
  readonly roles: readonly Role[];
  readonly address: string;
  /** Where the caller has found the service, as a browser shows it: scheme, host and port; null where that is unknown. */
  readonly origin: () => string | null;
  readonly idempotency: { readonly key: string; readonly fingerprint: string } | null;
  /** The versions that the caller has seen (`If-Match`), of which one has to be the present one; null: any. */
  readonly expectedVersions: readonly number[] | null;
  /** Whether there was an `If-Match` at all; `*` names no version. */
  readonly isConditional: boolean;
  /** Whether there has to be one. */
  readonly needsVersion: boolean;
  /** Whether the caller only asks what would change (`?dryRun=true`): then nothing is written, and no key is looked at. */
  readonly isDryRun: boolean;
}

const AUTHORIZATION = new RegExp(`^Bearer +(${TOKEN_CHARACTERS}) *$`, 'i');
const KEY = /^[\x20-\x7e]{1,255}$/;

/** The caller of a handler, as a parameter. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): Call => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const isTried = isDryRun(request.query);
  return {
    ...bareCall(request, rolesOf(context.getHandler())),
    isDryRun: isTried,
    idempotency: request.method === 'POST' && !isTried ? idempotencyOf(request) : null,
    expectedVersions: expectedVersionsOf(request),
    isConditional: request.headers['if-match'] !== undefined,
    needsVersion: request.routeOptions.config.needsVersion === true && !isTried,
  };
});

/** Who calls, without any condition; `roles`: those that may do what is asked for. */
export function bareCall(request: FastifyRequest, roles: readonly Role[]): Call {
  return {
    tokenHash: tokenHashOf(request),
    tokenFault: tokenFaultOf(request),
    roles,
    address: request.ip,
    origin: () => originOf(request),
    idempotency: null,
    expectedVersions: null,
    isConditional: false,
    needsVersion: false,
    isDryRun: false,
  };
}

function originOf({ protocol, host }: FastifyRequest): string | null {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Whether the request has something that can be a token. */
export function bringsToken({ headers }: FastifyRequest): boolean {
  const [, token = ''] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  return token.length >= SHORTEST_TOKEN;
}

/** How to send a token: part of the answer to callers who send none, or send it in another way. */
const HOW = 'Authorization: Bearer <token>';
const SCHEME = /^([a-z-]{1,20}) +\S/i;

/** What is wrong with how the caller sent the token; null for a well-formed one, and without one. */
export function tokenFaultOf({ headers }: FastifyRequest): string | null {
  const { authorization } = headers;
  if (authorization === undefined || AUTHORIZATION.test(authorization)) return null;
  const [, scheme] = SCHEME.exec(authorization) ?? [];
  if (scheme === undefined) {
    const isBare = !/^bearer *$/i.test(authorization);
    return isBare
      ? `The word Bearer is missing before the token. Send "${HOW}".`
      : `No token follows the word Bearer. Send "${HOW}".`;
  }
  return scheme.toLowerCase() === 'bearer'
    ? `The text after the word Bearer is not a token. Send "${HOW}".`
    : `${scheme} is not a supported scheme. Send "${HOW}".`;
}

/** The answer to a caller without a token. */
export const TOKEN_NEEDED = `This operation needs a token. Send it as "${HOW}"; a director of the club makes tokens.`;

/** The form in which tokens are kept and looked up. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Both what lets requests in and what admits their callers ask for it. */
const HASHES = new WeakMap<FastifyRequest, Buffer | null>();

/** The hash of the token that comes with the request; null where none does. */
export function tokenHashOf(request: FastifyRequest): Buffer | null {
  const known = HASHES.get(request);
  if (known !== undefined) return known;
  const { authorization } = request.headers;
  // A malformed token counts as a wrong one, even where none is needed.
  const hashed =
    authorization === undefined
      ? null
      : hashToken(AUTHORIZATION.exec(authorization)?.[1] ?? `not a token: ${authorization}`);
  HASHES.set(request, hashed);
  return hashed;
}

function idempotencyOf(request: FastifyRequest): Call['idempotency'] {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) {
    const message = 'must be 1 to 255 printable ASCII characters';
    throw requestInvalid([{ pointer: 'Idempotency-Key', message, rule: 'format' }]);
  }
  const fingerprint = hash('sha256', `${request.method} ${request.url}\n${textOf(request.body)}`, 'base64url');
  return { key, fingerprint };
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  try {
    return JSON.stringify(body ?? null);
  } catch {
    // Nested too deeply even for that. The form will refuse it.
    return '';
  }
}

function expectedVersionsOf({ headers }: FastifyRequest): Call['expectedVersions'] {
  const header = headers['if-match'];
  return header === undefined ? null : versionsIn(header);
}

/**
 * Whether `If-Match` says which act is meant: it names one version, or with `*` any. A list of versions can match the same
 * request twice, with another side to act.
 */
export function namesVersion({ expectedVersions, isConditional }: Call): boolean {
  return isConditional && new Set(expectedVersions).size <= 1;
}

/** Refuses a call that named other versions than the present one, and one that had to name it (PATCH, DELETE, corrections) and did not. */
export function checkVersion({ expectedVersions, isConditional, needsVersion }: Call, version: number): void {
  if (needsVersion && !isConditional) {
    throw new ApplicationError(
      'request.version-required',
      'Send the version that you have seen as If-Match, including the quotes of the ETag.',
    );
  }
  if (expectedVersions === null || expectedVersions.includes(version)) return;
  const cause = expectedVersions.length === 0 ? 'If-Match names no version: send the ETag as received, or *. ' : '';
  throw new ApplicationError(
    'request.stale',
    `${cause}The current version is ${version}. Read it again before changing it.`,
    { params: { version } },
  );
}
