import { BlockList, isIP, isIPv4 } from 'node:net';

/** Whether an address is in a list of addresses and networks; an empty list contains all. */
export function isListed(addresses: readonly string[], address: string): boolean {
  if (addresses.length === 0) return true;
  // An IPv4 address on an IPv6 socket, and the zone of a link-local address.
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1);
  if (isIP(plain) === 0) return false;
  const list = new BlockList();
  for (const entry of addresses) {
    const [net = '', bits] = entry.split('/');
    const family = isIPv4(net) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(net, family);
    else list.addSubnet(net, Number(bits), family);
  }
  return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}
