import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readResume } from '../read-resume.ts';

const vocabulary = loadVocabulary();
const positionsIn = (text: string) =>
  readResume(documentFromText(`Kim Lee\nkim.lee@example.com\n\nWork Experience\n\n${text}`), {
    vocabulary,
    today: '2026-11-21',
  }).positions.map(({ title, organization, start }) => [title, organization, start]);

describe('several titles under one employer', () => {
  it('share the employer on the line above the first of them', () => {
    const text = `Lotus Beverages JSC
National Sales Director   Jan 2022 - Present
- Grew revenue by a third.
Regional Sales Manager   Apr 2018 - Dec 2021
- Managed 14 representatives.`;
    expect(positionsIn(text)).toEqual([
      ['National Sales Director', 'Lotus Beverages JSC', '2022-01'],
      ['Regional Sales Manager', 'Lotus Beverages JSC', '2018-04'],
    ]);
  });

  it('share an employer without a typical word, with the total duration', () => {
    const text = `Indus Weaving
8 years 2 months
Procurement Manager
January 2021 - Present (5 years 11 months)
Lahore, Pakistan

Procurement Officer
October 2018 - December 2020 (2 years 3 months)
Lahore, Pakistan

Chenab Looms
Purchase Assistant
May 2015 - September 2018 (3 years 5 months)`;
    expect(positionsIn(text)).toEqual([
      ['Procurement Manager', 'Indus Weaving', '2021-01'],
      ['Procurement Officer', 'Indus Weaving', '2018-10'],
      ['Purchase Assistant', 'Chenab Looms', '2015-05'],
    ]);
  });

  it('keep their specialties, which are not employers', () => {
    const text = `Quay Cloud - Seattle, WA
Staff Engineer, Storage (Jul 2021 - Present)
- Owned replication.

Senior Engineer, Storage (Feb 2018 - Jul 2021)
- Wrote the compactor.`;
    expect(positionsIn(text)).toEqual([
      ['Staff Engineer, Storage', 'Quay Cloud', '2021-07'],
      ['Senior Engineer, Storage', 'Quay Cloud', '2018-02'],
    ]);
  });

  it('do not affect self-employed people, or titles below a line that is not understood', () => {
    const text = `Lotus Beverages JSC
Sales Director   Jan 2022 - Present
- Grew revenue.
Freelance Bookkeeper   2020 - 2021
- Kept books.

the old mill, by the river
Cashier   2015 - 2018
- Sold bread.`;
    expect(positionsIn(text).slice(1)).toEqual([
      ['Freelance Bookkeeper', null, '2020'],
      ['Cashier', null, '2015'],
    ]);
  });
});
