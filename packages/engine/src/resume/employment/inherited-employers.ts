import type { Evidence, Position } from '../resume.ts';
import { isProse } from '../sections/line-style.ts';
import type { Line } from '../sections/lines.ts';
import type { Employment } from './employment.ts';

/** A position as its own heading states it. */
export type Entry = {
  readonly position: Position;
  readonly employment: Employment;
  /** The line before its heading. */
  readonly above: Line | null;
};

type Employer = { readonly name: string; readonly at: Evidence; readonly isSpeciality: boolean };

/**
 * Several titles under one employer: a title without an employer takes the one above, from a heading without a title or
 * from the line above the first of the titles.
 */
export function inheritEmployers(entries: readonly Entry[]): readonly Position[] {
  const result: Position[] = [];
  let employer: Employer | null = null;
  let heading: Position | null = null;
  for (const entry of entries) {
    const { position } = entry;
    const heir: Position | null = employer && isUnder(employer, entry, heading !== null) ? position : null;
    if (employer && heir) {
      // The employer's own line was the heading of its titles, not a separate position.
      if (heading !== null && result.at(-1) === heading) result.pop();
      const title = employer.isSpeciality ? withSpeciality(entry) : heir.title;
      result.push({ ...heir, title, organization: employer.name, evidence: withEmployer(heir, employer) });
      continue;
    }
    heading = position.title === null ? position : null;
    employer = employerOf(entry);
    result.push(position);
  }
  return result;
}

function employerOf({ position, employment: { titlePart, organizationPart } }: Entry): Employer | null {
  const [at] = position.evidence;
  if (position.organization === null || !at) return null;
  if (position.title === null) return { name: position.organization, at, isSpeciality: false };
  if (!titlePart || !organizationPart || organizationPart.line === titlePart.line) return null;
  if (organizationPart.start > titlePart.start || position.start === null) return null;
  const { start, end } = organizationPart;
  const written = titlePart.line.text.slice(titlePart.end - titlePart.line.start);
  return { name: position.organization, at: { start, end }, isSpeciality: /^, \p{Lu}/u.test(written) };
}

function isUnder(employer: Employer, entry: Entry, isHeading: boolean): boolean {
  const { position, employment, above } = entry;
  const { titlePart, organizationPart } = employment;
  const isAlone = position.organization === null && organizationPart === null;
  if (isHeading) return isAlone;
  if (position.title === null || position.start === null || onOnesOwn.test(position.title)) return false;
  const speaksOfNone = isAlone || (employer.isSpeciality && isSpeciality(titlePart, organizationPart));
  return speaksOfNone && !(above !== null && couldNameEmployer(above));
}

/** "Associate, Litigation" below "Senior Associate, Appeals" has no employer with that name. */
const isSpeciality = (title: Employment['titlePart'], name: Employment['organizationPart']): boolean =>
  title !== null &&
  name !== null &&
  name.line === title.line &&
  name.kind !== 'organization' &&
  name.afterComma &&
  name.start > title.start;

function withSpeciality({ position, employment: { titlePart, organizationPart } }: Entry): string | null {
  if (!titlePart || !isSpeciality(titlePart, organizationPart)) return position.title;
  return `${position.title}, ${position.organization}`;
}

const onOnesOwn = /freelance|self[ -]?employed|independent|volunteer/i;

/** A short line after a gap without known words may be an unknown employer; then none is inherited. */
const couldNameEmployer = (line: Line): boolean =>
  line.gapBefore && !line.bullet && line.words <= 12 && !isProse(line);

const withEmployer = ({ evidence }: Position, { at }: Employer): readonly Evidence[] => [
  ...evidence.slice(0, 1),
  at,
  ...evidence.slice(evidence.length > 1 ? 1 : 0),
];
