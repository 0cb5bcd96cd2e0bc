/**
 * nginx before the service, as `docs/operations.md` configures it, where nginx and OpenSSL are installed (Debian packages
 * `nginx-light` and `openssl`); CI installs them and must not go without.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './test-database.js';

const NGINX = '/usr/sbin/nginx';
const OPENSSL = '/usr/bin/openssl';
const DOCUMENT = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations.md');
/** The name of the club in the document. */
const HOST = 'club.example';
/** What nginx puts aside lies in folders of these names. */
const ASIDE = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface Proxy {
  /** Sends a request with curl, which speaks HTTP/2 with nginx; what it prints is the answer. */
  curl(path: string, ...args: readonly string[]): ChildProcess;
  stop(): void;
}

/** nginx in front of a service; null where it is not installed. */
export async function nginxBefore(service: string): Promise<Proxy | null> {
  if (!existsSync(NGINX) || !existsSync(OPENSSL)) {
    if (process.env['CI'] === 'true') throw new Error('CI needs nginx and OpenSSL (Debian: nginx-light, openssl)');
    return null;
  }
  const folder = temporaryFolder();
  const [certificate, key, pid] = ['fullchain.pem', 'privkey.pem', 'nginx.pid'].map((name) => join(folder, name));
  if (certificate === undefined || key === undefined || pid === undefined) throw new Error('three files');
  const named = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync(OPENSSL, [...asked, ...named], { stdio: 'ignore' });
  const port = await freePort();
  const server = documented()
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
    .replaceAll('http://127.0.0.1:3000', service);
  const aside = ASIDE.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  // Started by root it would become another user, to whom this folder is closed.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `${user} pid ${pid}; error_log ${folder}/error.log; events {} http { access_log off; ${aside} ${server} }`,
  );
  // It goes into the background once it listens.
  execFileSync(NGINX, ['-p', folder, '-e', join(folder, 'error.log'), '-c', configuration], { stdio: 'ignore' });
  const common = ['-sS', '--no-buffer', '--cacert', certificate, '--resolve', `${HOST}:${port}:127.0.0.1`];
  return {
    curl: (path, ...args) => spawn('curl', [...common, ...args, `https://${HOST}:${port}${path}`]),
    stop: () => void process.kill(Number(readFileSync(pid, 'utf8'))),
  };
}

function documented(): string {
  const [, server] = /```nginx\n(.*?)```/s.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  if (server === undefined) throw new Error('the document says nothing of nginx');
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
