import { type LookupAddress, lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AddressNotPublic,
  createPublicFetch,
  type FindAddresses,
  findPublicAddress,
} from './public-fetch.ts';

/** Addresses of this machine, its networks and cloud metadata services, in forms that have bypassed such checks. */
const inertHosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0x7f.0x0.0x0.0x1',
  '0177.0.0.1',
  '0177.1',
  '017700000001',
  '%31%32%37.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '167772161',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '0xc0a80001',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.254.170.2',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::a9fe:a9fe]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[ff02::1]',
  '[4000::1]',
];

/** Host names that resolve to such addresses. */
const inertNames: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'loopback.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'six.example': ['::1'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
};

let server: Server;
let port: number;
let connections = 0;

beforeAll(async () => {
  server = createServer((_, response) => response.end('reached'));
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const post = { method: 'POST', headers: {}, body: '{}' };
const findInert: FindAddresses = (host, _, callback) => {
  const found = (inertNames[host] ?? []).map(
    (address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
  );
  callback(null, found);
};
const careful = createPublicFetch({ mayReachPrivate: false, findAddresses: findInert });

test.each([...inertHosts, ...Object.keys(inertNames)])('nothing is sent to %s', async (host) => {
  for (const protocol of ['https', 'http'])
    await expect(careful(`${protocol}://${host}:${port}/`, post)).rejects.toBeInstanceOf(AddressNotPublic);
  expect(connections).toBe(0);
});

test('there are 60 inert hosts', () => {
  expect(inertHosts.length + Object.keys(inertNames).length).toBe(60);
});

test.each([
  ['a name before the host', (at: string) => `https://hooks.example@${at}/`],
  ['a password before the host', (at: string) => `https://hooks.example:443@${at}/`],
  ['a backslash', (at: string) => `https://${at}\\@hooks.example/`],
  ['a fragment', (at: string) => `https://${at}#@hooks.example/`],
  ['spaces and a line', (at: string) => ` https:/\n/${at}/ `],
  ['too few slashes', (at: string) => `https:${at}/`],
  ['another protocol', (at: string) => `ftp://${at}/`],
  ['a protocol of old tools', (at: string) => `gopher://${at}/_GET`],
  ['a file', () => 'file:///etc/passwd'],
  ['data', () => 'data:text/plain,hello'],
])('nothing is sent to an address with %s', async (_, addressOf) => {
  await expect(careful(addressOf(`127.0.0.1:${port}`), post)).rejects.toBeInstanceOf(AddressNotPublic);
  expect(connections).toBe(0);
});

test('a name that changes its address is looked up once, and what was checked is what is connected to', async () => {
  let lookups = 0;
  const rebinding = createPublicFetch({
    mayReachPrivate: false,
    findAddresses(_host, _options, callback) {
      lookups += 1;
      callback(null, [{ address: lookups === 1 ? '127.0.0.1' : '93.184.215.14', family: 4 }]);
    },
  });
  await expect(rebinding(`https://rebinding.example:${port}/`, post)).rejects.toBeInstanceOf(
    AddressNotPublic,
  );
  expect([lookups, connections]).toEqual([1, 0]);
});

test.each([...inertHosts, ...Object.keys(inertNames)])('no mail server is looked for at %s', async (host) => {
  const findAddresses: FindAddresses = (name, options, callback) =>
    inertNames[name] ? findInert(name, options, callback) : lookup(name, options, callback);
  await expect(findPublicAddress(host, port, { trustedHosts: [], findAddresses })).rejects.toThrow();
  expect(connections).toBe(0);
});

test('a host that operators trust is reached, and no other port than the named one', async () => {
  const trusting = createPublicFetch({ mayReachPrivate: false, trustedHosts: [`127.0.0.1:${port}`] });
  expect(await (await trusting(`http://127.0.0.1:${port}/`, post)).text()).toBe('reached');
  await expect(trusting('http://127.0.0.1:1/', post)).rejects.toBeInstanceOf(AddressNotPublic);
});
