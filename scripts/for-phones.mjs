// How the phones of a club reach the service.

const THIS_COMPUTER = /^(127\.|::1$|localhost$)/;
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * A line for the person who has started the service: where phones in the same network find it, or how they would.
 *
 * @param host where it listens
 * @param port
 * @param interfaces as `networkInterfaces` of Node tells them
 */
export function forPhones(host, port, interfaces) {
  if (THIS_COMPUTER.test(host))
    return 'Only this computer reaches it. For phones in the same network start it with HOST=0.0.0.0.';
  if (!EVERY_ADDRESS.includes(host)) return '';
  const outside = Object.values(interfaces).flatMap((each) => each ?? []);
  const addresses = outside.filter(({ family, internal }) => family === 'IPv4' && !internal);
  if (addresses.length === 0) return '';
  return `For phones in the same network: ${addresses.map(({ address }) => `http://${address}:${port}`).join(' or ')}`;
}
