import type { CandidateFacts } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { coverText } from './cover-text.ts';

const text = 'Ada Miller\nada@example.org\nAda led a team. Millers and adapters were built.';
const place = (quote: string) => {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length, quote, page: null, boxes: [] };
};
const facts = {
  name: { value: 'Ada Miller', evidence: [place('Ada Miller')] },
  emails: [{ value: 'ada@example.org', evidence: [place('ada@example.org')] }],
  phones: [],
  links: [],
  place: null,
} as unknown as CandidateFacts;

test('name and contacts are hidden, and everything else keeps its position', () => {
  const covered = coverText(text, facts);
  expect(covered).toBe('▇▇▇ ▇▇▇▇▇▇\n▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇\n▇▇▇ led a team. Millers and adapters were built.');
  expect(covered).toHaveLength(text.length);
});

test('linked words that identify a person are hidden at their position only', () => {
  const text = 'Ada Miller\nadabuilds, GitHub\nUsed GitHub every day.';
  const start = text.indexOf('GitHub');
  const linked = {
    ...facts,
    emails: [],
    links: [{ value: 'https://github.com/ada', evidence: [{ ...place('Ada'), start, end: start + 6 }] }],
  };
  expect(coverText(text, linked)).toBe('▇▇▇ ▇▇▇▇▇▇\nadabuilds, ▇▇▇▇▇▇\nUsed GitHub every day.');
});

test('pronouns and names of groups are hidden too', () => {
  const text = 'Her team won. Member of the Guild of Women Planners. Wrote the theory of herbs.';
  const nobody = { ...facts, name: null, emails: [] };
  expect(coverText(text, nobody)).toBe(
    '▇▇▇ team won. Member of the ▇▇▇▇▇ ▇▇ ▇▇▇▇▇ ▇▇▇▇▇▇▇▇. Wrote the theory of herbs.',
  );
});
