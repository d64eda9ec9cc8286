import { documentFromText } from '@winnow/document-model';
import { describe, expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

const job = readJobDescription(
  `Telesales agent

We call small firms and sell them a telephone line.
Requirements:
- Outbound calling of customers from lists of leads every day
- Closing sales over the telephone and entering orders
- Patience with customers who complain about their bills
- Keeping the records of each call and customer up to date`,
  { vocabulary },
);

const find = (id: string, text: string) => {
  const resume = readResume(documentFromText(text), { vocabulary, today });
  const finding = match(resume, job, { vocabulary, today }).findings.find(
    ({ requirement }) => requirement.id === id,
  );
  if (!finding) throw new Error(`the job does not ask for ${id}`);
  return finding;
};

const written = (...lines: string[]) =>
  `Robin Vale\nrobin.vale@example.com\n\nExperience\nAssociate, Lumen Works, Jan 2019 - Present\n${lines.map((line) => `- ${line}`).join('\n')}`;

const caller = [
  'Telephoned prospective customers to solicit orders for subscriptions.',
  'Explained products and prices to customers and answered their questions.',
  'Recorded names and purchases of the customers who were contacted.',
];
const baker = [
  'Kneaded dough and baked bread in three ovens.',
  'Decorated cakes with icing and cleaned the pans.',
  'Checked the temperature of the ovens and the quality of the flour.',
];
const handyman = [
  'Repaired lifts and told customers when they would run again.',
  'Welded gates to the drawings that customers sent.',
  'Painted the fences of customers in the colours they chose.',
  'Laid floors in the shops of customers and sealed them.',
  'Cut hedges, carted the cuttings away and answered the telephone.',
  'Serviced the mowers and recorded their hours in a book.',
  'Ordered nails, screws and paint for the workshop.',
  'Drove the lorry to the yard and unloaded timber by crane.',
  'Sharpened the saws and changed the blades of the planer.',
  'Hung doors and windows and explained their locks.',
  'Mended roofs and gutters after storms for the names on a list.',
  'Poured concrete for the steps of a school and its records room.',
];

describe('the occupation match', () => {
  test('is named by the occupations that the job speaks of', () => {
    const [requirement] = job.requirements.filter(({ id }) => id === 'line-of-work');
    expect(requirement?.text).toContain('Telemarketers');
  });

  test('is shown by lines of that work without a word of the advert in common, with the lines as evidence', () => {
    const near = find('line-of-work', written(...caller));
    const far = find('line-of-work', written(...baker));
    expect(near.credit).toBeGreaterThan(3 * (far.credit ?? 0));
    expect(near.evidence.map(({ quote }) => quote).join(' ')).toContain('solicit orders');
    expect(far.status).toBe('not-found');
  });

  test('is still shown by a resume that describes other work as well', () => {
    const alone = find('line-of-work', written(...caller)).credit ?? 0;
    const both = find('line-of-work', written(...caller, ...baker)).credit ?? 0;
    expect(both).toBeGreaterThan(0.5 * alone);
  });

  test('is shown by a few lines of it more than by many that touch it', () => {
    const few = find('line-of-work', written(...caller)).credit ?? 0;
    const many = find('line-of-work', written(...handyman)).credit ?? 1;
    expect(few).toBeGreaterThan(2.5 * many);
  });
});

describe('the distinctive terms', () => {
  test('count by rarity and by the lines that hold them', () => {
    const one = find('telling-words', written('Outbound calls from lists of leads.')).credit ?? 0;
    const more =
      find(
        'telling-words',
        written('Outbound calls from lists of leads.', 'Took over leads and outbound campaigns.'),
      ).credit ?? 0;
    expect(one).toBeGreaterThan(find('telling-words', written(...baker)).credit ?? 0);
    expect(more).toBeGreaterThan(one);
  });

  test('count once in a line, however often it says them', () => {
    const once = find('telling-words', written('Outbound calls to leads.')).credit;
    expect(find('telling-words', written('Outbound outbound calls to leads, outbound leads.')).credit).toBe(
      once,
    );
  });

  test('show as much whatever else a resume tells, be it short or long', () => {
    const credit = (...lines: readonly string[]) =>
      find('telling-words', written('Outbound calls from lists of leads.', ...lines)).credit ?? 0;
    const page = Array.from(
      { length: 50 },
      (_, line) => `Rolled loaf${line} and glazed bun${line} before oven${line} was lit for shop${line}.`,
    );
    expect(credit(...baker)).toBe(credit());
    expect(credit(...page)).toBe(credit());
  });

  test('cost a short resume nothing by a further title or a list of skills', () => {
    const work = written('Outbound calls from lists of leads.');
    const before = find('telling-words', work).credit;
    for (const further of [
      'Baker, Old Mill, Jan 2012 - Dec 2014',
      'Skills\nKneading, glazing, ovens, sourdough, rye',
    ])
      expect(find('telling-words', `${work}\n\n${further}`).credit).toBe(before);
  });
});
