/** Answers to what never becomes a request of ours: addresses that cannot be decoded, bytes that are no HTTP, and requests that never end. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldFault } from '../application-error.js';
import { EDGE_PROBLEMS } from '../problems.js';
import { isStreamed } from './streamed-body.js';

/** The time that a request may take to arrive, from its first byte to the last one of its body. */
export const ARRIVAL_IN_SECONDS = 20;

/** As of every refusal: no cache keeps it. */
const HEADERS = { 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store' };

type EdgeCode = 'request.invalid' | 'request.too-large' | 'request.timeout';

/** What Node says of bytes that are no whole request, and what we make of it; anything else cannot be read. */
const PARSER_FAULTS: Readonly<Record<string, readonly [EdgeCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['request.too-large', 'The address and the header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request.timeout',
    `A request must arrive completely, body included, within ${ARRIVAL_IN_SECONDS} s.`,
  ],
};

/** The address itself is the fault. */
export function answerBadAddress({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const detail = badAddress(code, request.raw.url ?? '');
  void reply.status(EDGE_PROBLEMS['request.invalid'].status).headers(HEADERS);
  void reply.header('x-content-type-options', 'nosniff');
  void reply.send(JSON.stringify(problem('request.invalid', detail, request.id, 'path')));
}

function badAddress(code: string, address: string): string {
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return 'A part of the address is longer than any address of this service.';
  // As it is sent to a proxy: with scheme, host and port.
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(address) && !URL.canParse(address))
    return 'The address is no URL: its host or its port is impossible.';
  return 'The address cannot be decoded: two hexadecimal digits of a character in UTF-8 must follow each percent sign.';
}

/** The parser gave up before there was a request; the connection ends with the answer. */
export function answerBadBytes(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // It looks after itself, and Node does not look at it again.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isStreamed(socket)) return;
  const [code, detail] = PARSER_FAULTS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(problem(code, detail, randomUUID()));
  const { status } = EDGE_PROBLEMS[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

const UNREADABLE = ['request.invalid', 'The service cannot read this request.'] as const;

function problem(code: EdgeCode, detail: string, requestId: string, pointer = ''): object {
  const { status, title } = EDGE_PROBLEMS[code];
  const fault: FieldFault = { pointer, message: detail, rule: 'format' };
  const errors = code === 'request.invalid' ? { errors: [fault] } : {};
  return { type: `/problems/${code}`, title, status, code, requestId, detail, ...errors };
}
