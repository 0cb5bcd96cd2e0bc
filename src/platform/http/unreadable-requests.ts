/** Answers to what never becomes a request of ours: addresses that cannot be decoded, and bytes that are no HTTP. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { EDGE_PROBLEMS } from './problems.js';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

type EdgeCode = 'request.invalid' | 'request.too-large';

/** The address itself is the fault. */
export function answerBadAddress({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const detail =
    code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? 'A part of the address is longer than any that this service has.'
      : 'The address cannot be decoded: a percent sign has to be followed by two digits of a character in UTF-8.';
  void reply.status(EDGE_PROBLEMS['request.invalid'].status).header('content-type', PROBLEM_TYPE);
  void reply.send(JSON.stringify(problem('request.invalid', detail, request.id)));
}

/** The parser gave up before there was a request; the connection ends with the answer. */
export function answerBadBytes(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const code = isTooLarge ? 'request.too-large' : 'request.invalid';
  const detail = isTooLarge ? 'Address and header fields are too large.' : 'This is not a request that can be read.';
  const body = JSON.stringify(problem(code, detail, randomUUID()));
  const { status } = EDGE_PROBLEMS[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

function problem(code: EdgeCode, detail: string, requestId: string): object {
  const { status, title } = EDGE_PROBLEMS[code];
  return { type: `/problems/${code}`, title, status, code, requestId, detail };
}
