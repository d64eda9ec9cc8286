import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../text-document.ts';
import { readLines } from '../sections/lines.ts';
import { findAddresses } from './addresses.ts';

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
  ])('are found whole: %s', (address) => {
    expect(addressesIn(`Ana Pop\n${address} | ana@example.com\nCook`)).toEqual([address]);
  });

  it.each([
    'Cook, Acme Ltd, London, 2010 - 2012',
    '5 years of court work',
    '3 way match of invoices',
    'Leeds, UK',
  ])('are not seen in %s', (text) => {
    expect(addressesIn(text)).toEqual([]);
  });
});
