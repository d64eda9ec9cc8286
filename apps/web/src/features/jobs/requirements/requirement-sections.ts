import {
  changeRequirement,
  type RequirementEdits,
  type RequirementRow,
} from '../../../entities/requirements/requirement-edits.ts';

/** Section of a line: must-haves, nice-to-haves, questions without a score, and the overall fit. */
export type RequirementSection = 'must' | 'nice' | 'asked' | 'overall';

/** A requirement that the user makes a must-have counts separately. */
export function sectionOf({ overall, must, isScored }: RequirementRow): RequirementSection {
  if (overall && !must) return 'overall';
  if (!isScored) return 'asked';
  return must ? 'must' : 'nice';
}

export type RowsBySection = Readonly<Record<RequirementSection, readonly RequirementRow[]>>;

/** The rows of each section, in their order. */
export function inSections(rows: readonly RequirementRow[]): RowsBySection {
  const sections: Record<RequirementSection, RequirementRow[]> = {
    must: [],
    nice: [],
    asked: [],
    overall: [],
  };
  for (const row of rows) sections[sectionOf(row)].push(row);
  return sections;
}

/** The rows in display order. */
export const asShown = ({ must, nice, asked, overall }: RowsBySection): readonly RequirementRow[] => [
  ...must,
  ...nice,
  ...asked,
  ...overall,
];

/** The line one place up or down among those of its section. */
export function moveInSection(
  edits: RequirementEdits,
  rows: readonly RequirementRow[],
  id: string,
  step: -1 | 1,
): RequirementEdits {
  const row = rows.find((other) => other.id === id);
  const beside = row ? inSections(rows)[sectionOf(row)] : [];
  const other = beside[beside.findIndex((one) => one.id === id) + step];
  if (!row || !other) return edits;
  const order = asShown(inSections(rows)).map((one) => one.id);
  const [from, to] = [order.indexOf(id), order.indexOf(other.id)];
  order[from] = other.id;
  order[to] = id;
  return { ...edits, order };
}

/** Separates must-haves and nice-to-haves in an order: moving a line across it changes its section. */
export const boundary = 'boundary';

/**
 * The line after a move among must-haves and nice-to-haves.
 * @param order the ids of both sections with the `boundary` between them, in their new order
 */
export function placeRequirement(
  edits: RequirementEdits,
  rows: readonly RequirementRow[],
  id: string,
  order: readonly string[],
): RequirementEdits {
  const sections = inSections(rows);
  const row = [...sections.must, ...sections.nice].find((other) => other.id === id);
  if (!row || !order.includes(id)) return edits;
  const must = order.indexOf(id) < order.indexOf(boundary);
  const before = asShown(sections).map((other) => other.id);
  const placed = order.filter((other) => other !== boundary);
  const after = [...placed, ...before.filter((other) => !placed.includes(other))];
  const isSame = after.every((other, place) => other === before[place]);
  if (isSame && must === row.must) return edits;
  const ordered = isSame ? edits : { ...edits, order: after };
  return must === row.must ? ordered : changeRequirement(ordered, id, { must });
}
