import type { AnalysisSummary, FindingSummary } from './analysis-summary.ts';
import type { AnalysesByName } from './analyze-samples.ts';

/** What differs between the accepted analyses and those of now, one change a line below the analysis it is in. */
export function describeChanges(accepted: AnalysesByName, now: AnalysesByName): readonly string[] {
  const names = [...new Set([...accepted.keys(), ...now.keys()])].toSorted();
  return names.flatMap((name) => {
    const before = accepted.get(name);
    const after = now.get(name);
    if (!before) return [`${name}: new, score ${after?.score}`];
    if (!after) return [`${name}: no longer a sample`];
    const changes = changesOf(before, after);
    return changes.length === 0 ? [] : [name, ...changes.map((change) => `  ${change}`)];
  });
}

function changesOf(before: AnalysisSummary, after: AnalysisSummary): string[] {
  const changes = [
    ...change('score', before.score, after.score),
    ...change('confidence', before.confidence, after.confidence),
    ...change('missing must-haves', before.missing.join('; '), after.missing.join('; ')),
    ...change('flags', before.flags.join(', '), after.flags.join(', ')),
    ...findingChanges(before.findings, after.findings),
  ];
  if (changes.length > 0 || JSON.stringify(before) === JSON.stringify(after)) return changes;
  return ['order of the requirements'];
}

function findingChanges(before: readonly FindingSummary[], after: readonly FindingSummary[]): string[] {
  const left = Map.groupBy(before, keyOf);
  const changes: string[] = [];
  for (const finding of after) {
    const previous = left.get(keyOf(finding))?.shift();
    if (!previous) {
      changes.push(`+ "${finding.requirement}" (${describe(finding)})`);
      continue;
    }
    const fields = (['must', 'weight', 'verdict', 'credit'] as const).flatMap((field) =>
      change(field, previous[field], finding[field]),
    );
    const quotes = [
      ...previous.quotes.filter((quote) => !finding.quotes.includes(quote)).map((quote) => `- '${quote}'`),
      ...finding.quotes.filter((quote) => !previous.quotes.includes(quote)).map((quote) => `+ '${quote}'`),
    ];
    const reordered = previous.quotes.join('\n') === finding.quotes.join('\n') ? [] : ['order of quotes'];
    const all = [...fields, ...(quotes.length > 0 ? quotes : reordered)];
    if (all.length > 0) changes.push(`"${finding.requirement}": ${all.join(', ')}`);
  }
  for (const gone of [...left.values()].flat()) changes.push(`- "${gone.requirement}" (${describe(gone)})`);
  return changes;
}

const keyOf = ({ kind, requirement }: FindingSummary): string => `${kind} ${requirement}`;

function describe({ must, verdict, weight }: FindingSummary): string {
  return `${must ? 'must-have' : 'nice-to-have'}, ${verdict}, weight ${weight}`;
}

type Value = string | number | boolean | null;

function change(name: string, before: Value, after: Value): string[] {
  return before === after ? [] : [`${name} ${named(before)} → ${named(after)}`];
}

const named = (value: Value): string => (value === '' || value === null ? 'none' : String(value));
