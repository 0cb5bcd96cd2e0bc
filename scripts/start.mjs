// `npm start`: installs what the service is missing, builds what is stale, then runs the service in this very process, so that
// signals reach it. The options of Node in `package.json` keep the heap small: on a machine with much memory it would grow to
// twice of what is in use before it collects garbage, and what requests leave behind would take 14 MB more.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { forPhones } from './for-phones.mjs';
import { SERVICE, build, checkNode, install } from './set-up.mjs';

const begun = Date.now();

checkNode();
install(SERVICE);
build();
const { ready } = await import('../dist/src/main.js');
// For the person at the terminal; standard output is the service's log.
const { address, host, tokenFile } = await ready;
// The link that signs the director in is shown once, like the token: where this start has made it.
const isNew = tokenFile !== null && existsSync(tokenFile) && statSync(tokenFile).mtimeMs >= begun;
const link = isNew ? `\nSign in as director: ${address}/go#${readFileSync(tokenFile, 'utf8').trim()}` : '';
const token = tokenFile === null ? '' : ` The director's token is in ${tokenFile}.`;
const phones = forPhones(host, new URL(address).port, networkInterfaces());
process.stderr.write(
  `\nThe club is open: ${address} in a browser, the API at ${address}/docs.${token}${link}\n${phones === '' ? '' : `${phones}\n`}\n`,
);
