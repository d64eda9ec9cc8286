import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { openZip, ZipError } from './read-zip.ts';

function reasonOf(act: () => unknown): string {
  try {
    act();
    return 'none';
  } catch (error) {
    return error instanceof ZipError ? error.reason : String(error);
  }
}

describe('a zip archive', () => {
  test('returns its entries by name, compressed or stored', () => {
    const archive = openZip(
      zipSync({ 'a.txt': strToU8('packed'.repeat(99)), 'b.txt': [strToU8('stored'), { level: 0 }] }),
    );
    expect([...archive.names]).toEqual(['a.txt', 'b.txt']);
    expect(archive.read('a.txt')).toHaveLength(594);
    expect(Buffer.from(archive.read('b.txt') ?? []).toString()).toBe('stored');
    expect(archive.read('c.txt')).toBeNull();
  });

  test('is found after prepended data', () => {
    const bytes = Buffer.concat([Buffer.from('#!/bin/sh\n'), zipSync({ 'a.txt': strToU8('found') })]);
    expect(Buffer.from(openZip(bytes).read('a.txt') ?? []).toString()).toBe('found');
  });

  test('with two entries of the same name is refused', () => {
    const bytes = Buffer.from(zipSync({ 'a.xml': strToU8('one'), 'b.xml': strToU8('two') }));
    const twice = Buffer.from(bytes.toString('latin1').replaceAll('b.xml', 'a.xml'), 'latin1');
    expect(reasonOf(() => openZip(twice))).toBe('corrupt');
  });

  test('with too many entries is refused before any is unpacked', () => {
    const files = Object.fromEntries(
      Array.from({ length: limits.zip.entries + 1 }, (_, index) => [`${index}`, strToU8('')]),
    );
    expect(reasonOf(() => openZip(zipSync(files)))).toBe('too-large');
  });

  test('is limited by its actual output, not by declared sizes', () => {
    const bytes = Buffer.from(zipSync({ 'a.xml': new Uint8Array(5_000_000) }));
    const directory = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bytes.writeUInt32LE(100, directory + 24);
    bytes.writeUInt32LE(100, 22);
    expect(reasonOf(() => openZip(bytes).read('a.xml'))).toBe('too-large');
  });

  test('with a password or truncated is refused', () => {
    const bytes = Buffer.from(zipSync({ 'a.xml': strToU8('text') }));
    expect(reasonOf(() => openZip(bytes.subarray(0, -30)))).toBe('corrupt');
    bytes.writeUInt16LE(1, bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8);
    expect(reasonOf(() => openZip(bytes))).toBe('encrypted');
  });
});
