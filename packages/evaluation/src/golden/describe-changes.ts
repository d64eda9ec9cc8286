import type { AnalysisSummary, FindingSummary, Golden, RequirementSummary } from './golden.ts';

/** Differences between the accepted and the current output, one change per line below its job or analysis. */
export function describeChanges(accepted: Golden, now: Golden): readonly string[] {
  return [
    ...compareEach(accepted.jobs, now.jobs, requirementChanges),
    ...compareEach(accepted.analyses, now.analyses, analysisChanges),
  ];
}

function compareEach<Summary>(
  accepted: ReadonlyMap<string, Summary>,
  now: ReadonlyMap<string, Summary>,
  changesOf: (before: Summary, after: Summary) => readonly string[],
): string[] {
  const names = [...new Set([...accepted.keys(), ...now.keys()])].toSorted();
  return names.flatMap((name) => {
    const before = accepted.get(name);
    const after = now.get(name);
    if (before === undefined) return [`${name}: new`];
    if (after === undefined) return [`${name}: gone`];
    const changes = changesOf(before, after);
    return changes.length === 0 ? [] : [name, ...changes.map((change) => `  ${change}`)];
  });
}

function requirementChanges(
  before: readonly RequirementSummary[],
  after: readonly RequirementSummary[],
): readonly string[] {
  const changes = compareLists(
    before,
    after,
    (previous, requirement) =>
      (['must', 'overall', 'weight', 'weighting'] as const).flatMap((field) =>
        change(field, previous[field], requirement[field]),
      ),
    ({ must, weight }) => `${must ? 'must-have' : 'nice-to-have'}, weight ${weight}`,
  );
  return changes.length === 0 && JSON.stringify(before) !== JSON.stringify(after) ? ['order'] : changes;
}

function analysisChanges(before: AnalysisSummary, after: AnalysisSummary): readonly string[] {
  return [
    ...change('score', before.score, after.score),
    ...change('confidence', before.confidence, after.confidence),
    ...change('missing must-haves', before.missing.join('; '), after.missing.join('; ')),
    ...change('flags', before.flags.join(', '), after.flags.join(', ')),
    ...compareLists(before.findings, after.findings, findingChanges, ({ verdict, credit }) =>
      [verdict, credit].join(', '),
    ),
  ];
}

function findingChanges(before: FindingSummary, after: FindingSummary): string[] {
  const gone = before.quotes.filter((quote) => !after.quotes.includes(quote)).map((quote) => `- '${quote}'`);
  const added = after.quotes.filter((quote) => !before.quotes.includes(quote)).map((quote) => `+ '${quote}'`);
  const isReordered =
    gone.length + added.length === 0 && before.quotes.join('\n') !== after.quotes.join('\n');
  return [
    ...change('verdict', before.verdict, after.verdict),
    ...change('credit', before.credit, after.credit),
    ...change('reason', before.reason, after.reason),
    ...change('parts', before.parts.join(' + '), after.parts.join(' + ')),
    ...gone,
    ...added,
    ...(isReordered ? ['order or number of quotes'] : []),
  ];
}

type Named = { readonly requirement: string; readonly kind: string };

/** Items are the same if their requirement and kind are. */
function compareLists<Item extends Named>(
  before: readonly Item[],
  after: readonly Item[],
  changesOf: (before: Item, after: Item) => readonly string[],
  describe: (item: Item) => string,
): string[] {
  const keyOf = ({ kind, requirement }: Item) => `${kind} ${requirement}`;
  const left = Map.groupBy(before, keyOf);
  const changes: string[] = [];
  for (const item of after) {
    const previous = left.get(keyOf(item))?.shift();
    const found = previous ? changesOf(previous, item) : [];
    if (!previous) changes.push(`+ "${item.requirement}" (${describe(item)})`);
    else if (found.length > 0) changes.push(`"${item.requirement}": ${found.join(', ')}`);
  }
  for (const gone of [...left.values()].flat()) changes.push(`- "${gone.requirement}" (${describe(gone)})`);
  return changes;
}

type Value = string | number | boolean | null;

function change(name: string, before: Value, after: Value): string[] {
  return before === after ? [] : [`${name} ${named(before)} → ${named(after)}`];
}

const named = (value: Value): string => (value === '' || value === null ? 'none' : String(value));
