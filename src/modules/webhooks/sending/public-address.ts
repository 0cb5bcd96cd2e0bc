import ipaddr from 'ipaddr.js';

const SCHEMES = ['https:', 'http:'];

/**
 * Whether the address belongs to the public internet: not to this machine, its networks, a link, or a range that is set apart
 * (IPv4 inside IPv6 by what it says of IPv4).
 */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** The address that stands in a URL in the place of a name; null where a name stands there. */
export function addressIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** What is wrong with the URL of a receiver, as the end of a sentence; null where nothing is. */
export function urlFault(text: string, isPrivateAllowed: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !SCHEMES.includes(url.protocol)) {
    return 'must be a whole address that begins with https:// or http://, like https://club.example/results';
  }
  if (url.username !== '' || url.password !== '') return 'must not contain a name or password';
  if (isPrivateAllowed) return null;
  const address = addressIn(url);
  const isLocalName = /^(.+\.)?localhost\.?$/.test(url.hostname);
  const isPrivate = address === null ? isLocalName : !isPublic(address);
  return isPrivate
    ? 'must not be on this machine or in a private network, unless WEBHOOK_PRIVATE=true allows it'
    : null;
}
