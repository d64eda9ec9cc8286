import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { readText } from './read-text.ts';

function read(bytes: Uint8Array) {
  const outcome = readText(bytes);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.document;
}

const utf16 = (text: string, isBigEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

describe('plain text', () => {
  test.each([
    ['UTF-8', Buffer.from('Zoë Núñez')],
    ['UTF-8 with a mark', Buffer.from('\ufeffZoë Núñez')],
    ['UTF-16, little-endian', utf16('Zoë Núñez', false)],
    ['UTF-16, big-endian', utf16('Zoë Núñez', true)],
    ['Windows-1252', Buffer.from('Zo\xeb N\xfa\xf1ez', 'latin1')],
  ])('in %s', (_name, bytes) => {
    expect(read(bytes).text).toBe('Zoë Núñez');
  });

  test('Windows-1252 keeps its special characters', () => {
    expect(read(Buffer.from('2019 \x96 2021 \x95 done', 'latin1')).text).toBe('2019 – 2021 • done');
  });

  test('blank lines separate blocks, and several count as one', () => {
    const { text, lines } = read(Buffer.from('Zoë\r\n\r\n\r\nWelder\rDiver\n'));
    expect(text).toBe('Zoë\n\nWelder\nDiver');
    expect(lines.map((line) => text.slice(line.start, line.end))).toEqual(['Zoë', '', 'Welder', 'Diver']);
  });

  test('text beyond the limit is cut, with a note', () => {
    const { text, notes } = read(Buffer.from('a line of text\n'.repeat(20_000)));
    expect(text.length).toBeLessThanOrEqual(limits.textCharacters);
    expect(notes).toEqual(['truncated']);
  });
});
