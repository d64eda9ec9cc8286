import { BlockList, isIP } from 'node:net';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether a host is this machine or in a private network, so that TLS isn't required. A name without a dot belongs to
 * the server's network.
 */
export function isNearHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version) return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || /\.(localhost|internal|local)$/.test(host);
}
