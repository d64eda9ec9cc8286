/**
 * Scores the labeled cases and the samples, and prints how often Winnow says what a careful recruiter says.
 *
 *   npm run evaluate                           every table, and what changed in the analyses of the samples
 *   npm run evaluate -- --errors [--case ID]   also each error, case by case; --case (repeatable) scores these cases only
 *   npm run evaluate -- --write                also writes the tables of docs/quality.md and docs/quality
 *   npm run evaluate -- --accept               also accepts the analyses of the samples as they are now
 *   npm run evaluate -- --check                fails where those pages or the accepted analyses are out of date
 */
import { parseArgs } from 'node:util';
import type { EvaluationCase } from './cases/case.ts';
import { loadCases } from './cases/load-cases.ts';
import { evaluateCases } from './evaluate-cases.ts';
import { accept, readAccepted } from './golden/accepted.ts';
import { analyzeSamples } from './golden/analyze-samples.ts';
import { describeChanges } from './golden/describe-changes.ts';
import { errorsOfCase } from './report/errors-of-case.ts';
import { outdatedTables, writeTables } from './report/quality-page.ts';
import { toText } from './report/table.ts';
import { tablesOfCases } from './report/tables-of-cases.ts';
import { languageTable, professionTable, sampleTable } from './report/tables-of-rankings.ts';
import { createScorer } from './scoring/create-scorer.ts';

const { values } = parseArgs({
  options: {
    errors: { type: 'boolean', default: false },
    case: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const scorer = await createScorer();
const cases = chooseCases(await loadCases(), values.case);
const outcomes = await evaluateCases(cases, scorer);
const professions = new Set(cases.map(({ profession }) => profession)).size;
const pairs = outcomes.flatMap(({ resumes }) => resumes).length;

if (values.errors)
  for (const outcome of outcomes)
    print(outcome.id, ...errorsOfCase(outcome).map((error) => `  ${error}`), '');
print(`${cases.length} jobs of ${professions} professions, ${pairs} resumes`);
const ofCases = tablesOfCases(outcomes);
for (const table of ofCases) print('', toText(table));

// With single cases, the page and all other output are left unchanged.
if (values.case.length === 0) {
  const golden = await analyzeSamples(scorer);
  const further = [sampleTable(golden.analyses), professionTable(), languageTable()];
  for (const table of further) print('', toText(table));
  const tables = [...ofCases, ...further];
  const changes = describeChanges(await readAccepted(), golden);
  print(
    '',
    changes.length === 0 ? `${golden.analyses.size} analyses of the samples, unchanged` : changes.join('\n'),
  );
  if (values.accept) await accept(golden);
  if (values.write) await writeTables(tables);
  if (values.check) {
    const outdated = await outdatedTables(tables);
    if (outdated.length > 0)
      print(
        '',
        `The pages of quality are out of date (${outdated.join(', ')}): run npm run evaluate -- --write`,
      );
    if (changes.length > 0)
      print('', 'The samples changed: look at it, then run npm run evaluate -- --accept');
    process.exitCode = outdated.length + changes.length > 0 ? 1 : 0;
  }
}

function chooseCases(all: readonly EvaluationCase[], ids: readonly string[]): readonly EvaluationCase[] {
  const unknown = ids.filter((id) => !all.some((each) => each.id === id));
  if (unknown.length > 0) throw new Error(`There is no case ${unknown.join(', ')}.`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
