import { expect, test } from 'vitest';
import { addressGroup, clientAddress, isLoopback } from './client-address.ts';

test('what a caller claims is ignored without a trusted proxy', () => {
  expect(clientAddress('203.0.113.9', '10.0.0.1', 0)).toBe('203.0.113.9');
});

test('behind one proxy the last entry is the caller, whatever stands before it', () => {
  expect(clientAddress('10.0.0.2', '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9');
});

test('an entry that is no address falls back to the connection', () => {
  expect(clientAddress('10.0.0.2', 'unknown', 1)).toBe('10.0.0.2');
});

test('an IPv4 address in IPv6 clothes is the same caller', () => {
  expect(clientAddress('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1');
  expect(isLoopback('127.0.0.1') && isLoopback('::1')).toBe(true);
  expect(isLoopback('128.0.0.1')).toBe(false);
});

test('a network of IPv6 counts as one caller', () => {
  expect(addressGroup('2001:db8:1:2:aaaa::1')).toBe(addressGroup('2001:db8:1:2:bbbb:c:d:e'));
  expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'));
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0');
  expect(addressGroup('203.0.113.9')).toBe('203.0.113.9');
});
