import { describe, expect, it } from 'vitest';
import { findContacts } from './contacts.ts';

const valuesOf = (facts: readonly { readonly value: string }[]) => facts.map((fact) => fact.value);

describe('contacts', () => {
  it('finds addresses in any script, each once', () => {
    const { emails } = findContacts('Mail: Zoë.Ångström@example.se, zoë.ångström@example.se; 用户@例子.公司');
    expect(valuesOf(emails)).toEqual(['zoë.ångström@example.se', '用户@例子.公司']);
    expect(emails[0]?.evidence).toHaveLength(2);
  });

  it('separates an address from attached text', () => {
    const { emails, links } = findContacts('(555) 010-0199kim.lee@example.comhttps://kim.example.com/');
    expect(valuesOf(emails)).toEqual(['kim.lee@example.com']);
    expect(valuesOf(links)).toEqual(['https://kim.example.com/']);
  });

  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['0049 30 5550 0123', '+493055500123'],
    ['(515) 555-0100', '(515) 555-0100'],
    ['Ames, IA 50010 (515) 555-0100', '(515) 555-0100'],
    ['Mobile: 0721 555 018', '0721 555 018'],
    ['Omaha, NE 68102\n402.555.0177', '402.555.0177'],
    ['Omaha, NE 68102 402.555.0177', '402.555.0177'],
  ])('finds the number in %s', (text, value) => {
    expect(valuesOf(findContacts(text).phones)).toEqual([value]);
  });

  it.each([
    '2015 - 2019',
    '1389 - 1393',
    '2553 - 2557',
    '30. 7. 1994',
    '07/2014 - 02/2018',
    '12/03/2018',
    '2019-03-01 2020-04-02',
    'Order 12',
    'SSN none',
    '3.14159',
    'BS 7671 (2022)',
  ])('finds no number in %s', (text) => {
    expect(findContacts(text).phones).toEqual([]);
  });

  it.each([
    'GMC Number: 7000123',
    'NMC PIN 7000 1234',
    'MDU No: 310 440 0012',
    'RCN membership no. 4400 2900 116',
    'NPI 1550200471',
    'Company no. 09400716 · VAT GB 214 5500 83',
    'Full registration with licence to practise 7000123',
    'Staff Number: 0440 219 0045',
    'doi:10.10000/abc.2023',
  ])('does not take other identifiers for phone numbers: %s', (text) => {
    expect(findContacts(text).phones).toEqual([]);
  });

  it.each([
    'Contact no: 0721 555 018',
    'Ph No. 0721 555 018',
    'Registered Nurse, mobile 0721 555 018',
    'NMC PIN 14K2000E | 0721 555 018',
    'WhatsApp number - 0721 555 018',
  ])('finds the phone number next to another number: %s', (text) => {
    expect(valuesOf(findContacts(text).phones)).toEqual(['0721 555 018']);
  });

  it('finds profiles with and without their scheme', () => {
    const { links } = findContacts(
      'linkedin.com/in/kim-lee | https://kim.example.org/cv. | github.com/kimlee',
    );
    expect(valuesOf(links)).toEqual([
      'linkedin.com/in/kim-lee',
      'https://kim.example.org/cv',
      'github.com/kimlee',
    ]);
  });

  it('includes the apostrophe of a name, but not that of a sentence', () => {
    const { links } = findContacts("linkedin.com/in/Maeve-O'Hallow/cv and https://kim.example.org's pages");
    expect(valuesOf(links)).toEqual(["linkedin.com/in/Maeve-O'Hallow/cv", 'https://kim.example.org']);
  });
});
