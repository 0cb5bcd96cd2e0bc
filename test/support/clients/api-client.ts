/** A caller of the API, as a front end would be: JSON in, JSON out, with status and headers. */

import { Agent } from 'node:http';
import type { Readable } from 'node:stream';
import supertest, { type Response, type Test } from 'supertest';

/** As front ends do: connections are used again, and as many at a time as there are requests. */
const CONNECTIONS = new Agent({ keepAlive: true });

/** No service was there, or it ended before it had answered. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON body, empty where there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into freely by tests
  readonly body: any;
}

export type AnswerCheck = (call: { method: string; path: string }, answer: ApiAnswer) => void;

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, instead of JSON. */
  readonly text?: string;
  /** Of the text; plain text without it. */
  readonly mediaType?: string;
}

export class ApiClient {
  constructor(
    private readonly url: string,
    private readonly token: string | null,
    private readonly check: AnswerCheck,
  ) {}

  get(path: string, options: CallOptions = {}): Promise<ApiAnswer> {
    return this.call('GET', path, undefined, options);
  }

  post(path: string, body: unknown = {}, options: CallOptions = {}): Promise<ApiAnswer> {
    return this.call('POST', path, body, options);
  }

  patch(path: string, body: unknown, options: CallOptions = {}): Promise<ApiAnswer> {
    return this.call('PATCH', path, body, options);
  }

  delete(path: string, options: CallOptions = {}): Promise<ApiAnswer> {
    return this.call('DELETE', path, undefined, options);
  }

  /** One action, or several as a batch, in a game; about any version of it, so that they need not say whose they are. */
  act(
    gameId: string,
    action: object | readonly object[],
    { headers, ...options }: CallOptions = {},
  ): Promise<ApiAnswer> {
    const body = Array.isArray(action) ? { actions: action } : action;
    return this.post(`/v1/games/${gameId}/actions`, body, { ...options, headers: { 'if-match': '*', ...headers } });
  }

  async call(
    method: string,
    path: string,
    body: unknown,
    { headers = {}, text, mediaType }: CallOptions = {},
  ): Promise<ApiAnswer> {
    const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = text === undefined ? 'application/json' : (mediaType ?? 'text/plain; charset=utf-8');
    const request = requestOf(this.url, method as Method, path)
      .redirects(0)
      .agent(CONNECTIONS)
      // What an answer is, its tests say; here it is text.
      .buffer(true)
      .parse(asText)
      .set({
        // Packing and unpacking every answer would say nothing more than the tests that are about it.
        'accept-encoding': 'identity',
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(payload === undefined ? {} : { 'content-type': type }),
        ...headers,
      });
    const response = await (payload === undefined ? request : request.send(payload)).catch((cause: unknown) => {
      throw new UnansweredError(`${method} ${path} had no answer`, { cause });
    });
    const received = String(response.body);
    const isJson = isOneJson(response.get('content-type'));
    const answer: ApiAnswer = {
      status: response.status,
      headers: new Headers(response.headers as Record<string, string>),
      text: received,
      body: isJson && received !== '' ? JSON.parse(received) : {},
    };
    this.check({ method, path }, answer);
    return answer;
  }
}

type Method = 'DELETE' | 'GET' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT';

function requestOf(url: string, method: Method, path: string): Test {
  const asked = supertest(url);
  switch (method) {
    case 'DELETE':
      return asked.delete(path);
    case 'GET':
      return asked.get(path);
    case 'OPTIONS':
      return asked.options(path);
    case 'PATCH':
      return asked.patch(path);
    case 'POST':
      return asked.post(path);
    case 'PUT':
      return asked.put(path);
  }
}

function asText(received: Response, done: (error: Error | null, text: string) => void): void {
  const parts: Buffer[] = [];
  // What parsers get is the stream, whatever the types say.
  const response = received as unknown as NodeJS.ReadableStream;
  // A stream has no end: what it begins with is its answer here.
  const isStream = received.headers['content-type']?.startsWith('text/event-stream') === true;
  response.on('data', (part: Buffer) => {
    parts.push(part);
    if (isStream) (response as Readable).destroy();
  });
  if (isStream) response.on('close', () => done(null, Buffer.concat(parts).toString('utf8')));
  response.on('end', () => done(null, Buffer.concat(parts).toString('utf8')));
}

/** Whether a body of the type is one JSON text; lines of JSON are not. */
export function isOneJson(type: string | null | undefined): boolean {
  return /[/+]json\b/.test(type ?? '');
}
