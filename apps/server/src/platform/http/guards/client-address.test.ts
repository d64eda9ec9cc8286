import { expect, test } from 'vitest';
import { addressGroup, addressNetwork, clientAddress, isLoopback } from './client-address.ts';

test('forwarded addresses are ignored without a trusted proxy', () => {
  expect(clientAddress('203.0.113.9', '10.0.0.1', 0)).toBe('203.0.113.9');
});

test('behind one proxy the last entry is the caller, whatever precedes it', () => {
  expect(clientAddress('10.0.0.2', '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9');
});

test('an entry that is no address falls back to the connection', () => {
  expect(clientAddress('10.0.0.2', 'unknown', 1)).toBe('10.0.0.2');
});

test('an IPv4 address mapped to IPv6 is the same caller', () => {
  expect(clientAddress('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1');
  expect(isLoopback('127.0.0.1') && isLoopback('::1')).toBe(true);
  expect(isLoopback('128.0.0.1')).toBe(false);
});

test('a /56 of IPv6 counts as one caller, however its addresses are written', () => {
  expect(addressGroup('2001:db8:1:2:aaaa::1')).toBe(addressGroup('2001:db8:1:2:bbbb:c:d:e'));
  expect(addressGroup('2001:db8:1:2::1')).toBe(addressGroup('2001:DB8:0001:00ff::1'));
  expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:102::1'));
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0/56');
  expect(addressGroup('2001:db8:1:ab12::')).toBe('2001:db8:1:ab00/56');
  expect(addressGroup('203.0.113.9')).toBe('203.0.113.9');
  expect(addressGroup('b3f0c7de-0000-4000-8000-000000000000')).toBe('b3f0c7de-0000-4000-8000-000000000000');
});

test('the /48 around an address of IPv6 is known, and IPv4 has none', () => {
  expect(addressNetwork('2001:db8:1:2::1')).toBe('2001:db8:1/48');
  expect(addressNetwork('2001:db8:1:ffff::1')).toBe(addressNetwork('2001:db8:1::'));
  expect(addressNetwork('2001:db8:2::1')).not.toBe(addressNetwork('2001:db8:1::1'));
  expect(addressNetwork('203.0.113.9')).toBeNull();
});
