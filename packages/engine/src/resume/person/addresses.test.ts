import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
import { readLines } from '../sections/lines.ts';
import { findAddresses, findAddressesBelow } from './addresses.ts';

const addressesIn = (text: string) =>
  findAddresses(readLines(documentFromText(text))).map(({ start, end }) => text.slice(start, end));

describe('addresses', () => {
  it.each([
    '4410 S King Drive, Chicago, IL 60653',
    '12 Oak Street',
    '7 Rue Haxo, 75020 Paris, France',
    '23 MG Road, Bengaluru 560001, India',
    '5 Strada Florilor, Cluj-Napoca, Romania',
    '31 Church Lane, Leeds LS1 3AB, UK',
    'Hauptstraße 5, 50667 Köln',
    'Via Roma 10, 80100 Napoli',
    'Address: The Old Mill, Lower Village',
    'Ames, IA 50010',
    'Current address: 9 Engine House Road, Bristol BS1 5QD',
    '現住所: 千代田区千代田1-1',
  ])('are found as a whole: %s', (address) => {
    expect(addressesIn(`Ana Pop\n${address} | ana@example.com\nCook`)).toEqual([address]);
  });

  it.each([
    'Cook, Acme Ltd, London, 2010 - 2012',
    '5 years of court work',
    '3 way match of invoices',
    'Leeds, UK',
  ])('are not found in %s', (text) => {
    expect(addressesIn(text)).toEqual([]);
  });

  const below = (line: string) => {
    const text = `Ana Pop\n${'Cooked for forty guests\n'.repeat(30)}${line}\nBaker`;
    return findAddressesBelow(text, 60).map(({ start, end }) => text.slice(start, end));
  };

  it.each(['Calle Mayor 5, 28013 Madrid', 'Mailing address: 220 Commerce Drive, Austin'])(
    'are found below the top: %s',
    (address) => {
      expect(below(address)).toEqual([address]);
    },
  );

  it.each(['12 Court Drive cases', 'Served 28013 guests', '5 Oak Street shops'])(
    'are not seen below the top in %s',
    (line) => {
      expect(below(line)).toEqual([]);
    },
  );
});
