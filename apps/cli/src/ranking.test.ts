import { expect, test } from 'vitest';
import { presentAsCsv, presentAsTable, type Ranking } from './ranking.ts';

/** A ranking of unreadable files: file names are untrusted. */
function rankingOf(...files: readonly string[]): Ranking {
  const unreadable = files.map((file) => ({ file, reason: 'empty', message: 'The selected file is empty.' }));
  return {
    engineVersion: '1',
    job: { text: '', title: 'Miller', requirements: [] },
    candidates: [],
    unreadable,
  };
}

test.each([
  ['=1+1.pdf', "'=1+1.pdf"],
  ['＝1.pdf', "'＝1.pdf"],
  ['cv;=1+1.pdf', "cv;'=1+1.pdf"],
  ['cv; 2026.pdf', 'cv; 2026.pdf'],
])('in a spreadsheet a file that is called %j is no formula', (file, cell) => {
  const [, row = ''] = presentAsCsv(rankingOf(file)).split('\r\n');
  expect(row).toBe(`,${cell},,,,,,,,empty`);
});

test('the name of a file does not steer the terminal', () => {
  const table = presentAsTable(rankingOf('\u001b[2Jcv\u0007.pdf'), { explain: false });
  expect(table).toContain('  ?[2Jcv?.pdf: The selected file is empty.');
});
