import { limits } from '../limits.ts';
import type { ParsedRow } from './parse-rows.ts';
import type { CandidateField, RowProblem, TableCandidate, TableRow } from './table-outcome.ts';

/** A column and its field. */
export type MappedColumn = { readonly heading: string; readonly field: CandidateField | null };

/** Maximum characters of one cell; a resume in a cell has fewer. */
const cellMax = 20_000;
const tagMax = 40;
const maxTags = 20;
const sourceMax = 80;
const nameMax = 200;
const listMax = 200;

/** The candidate in a row, and the errors that must be corrected first. */
export function candidateOfRow(
  { line, cells }: ParsedRow,
  columns: readonly MappedColumn[],
  today: string,
): TableCandidate {
  const problems: RowProblem[] = [];
  const values = new Map<CandidateField, { readonly value: string; readonly column: string }[]>();
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (cell === '') continue;
    if (!column) problems.push({ code: 'too-many-cells', column: null });
    else if (cell.length > cellMax) problems.push({ code: 'too-long', column: column.heading });
    else if (column.field) {
      const value = withoutGuard(cell);
      values.set(column.field, [...(values.get(column.field) ?? []), { value, column: column.heading }]);
    }
  }
  const first = (field: CandidateField) => values.get(field)?.[0] ?? null;
  const text = (field: CandidateField) => first(field)?.value ?? null;
  const list = (field: CandidateField) => (values.get(field) ?? []).flatMap(({ value }) => partsOf(value));
  const fail = (code: RowProblem['code'], field: CandidateField) =>
    problems.push({ code, column: first(field)?.column ?? null });

  const name =
    inOrder(text('name')) ?? ([text('first-name'), text('last-name')].filter(Boolean).join(' ') || null);
  if (name === null) problems.push({ code: 'name-missing', column: headingOf(columns, nameFields) });
  else if (name.length > nameMax) problems.push({ code: 'too-long', column: headingOf(columns, nameFields) });
  const email = text('email');
  if (email !== null && !/^[^\s@,;<>()"]{1,64}@[^\s@,;<>()"]{1,190}\.[^\s@.,;<>()"]{2,63}$/.test(email))
    fail('email-invalid', 'email');
  const years = text('years');
  const yearsNumber = years === null ? null : readYears(years);
  if (years !== null && yearsNumber === null) fail('years-invalid', 'years');
  const links = (values.get('link') ?? []).flatMap(({ value }) => value.split(/[\s;|]+/).filter(Boolean));
  if (links.some((link) => !isLink(link))) fail('link-invalid', 'link');
  const tags = [...new Set(list('tags'))];
  if (tags.length > maxTags) fail('too-many-tags', 'tags');
  if (tags.some((tag) => tag.length > tagMax)) fail('too-long', 'tags');
  const source = text('source');
  if (source !== null && source.length > sourceMax) fail('too-long', 'source');
  const consent = text('consent-date');
  const consentOn = consent === null ? null : readDay(consent);
  if (consentOn === 'invalid') fail('date-invalid', 'consent-date');
  else if (consentOn === 'ambiguous') fail('date-ambiguous', 'consent-date');
  else if (consentOn !== null && consentOn > today) fail('date-in-future', 'consent-date');
  const candidate = {
    line,
    name: name ?? '',
    email,
    phone: text('phone'),
    location: text('location'),
    title: text('title'),
    company: text('company'),
    years: yearsNumber,
    skills: list('skills').slice(0, listMax),
    languages: list('languages').slice(0, listMax),
    degree: text('degree'),
    school: text('school'),
    summary: text('summary'),
    links,
    source,
    tags,
    consentOn: consentOn === 'invalid' || consentOn === 'ambiguous' ? null : consentOn,
    notes: (values.get('notes') ?? []).map(({ value }) => value).join('\n') || null,
  };
  if (problems.length === 0 && countCharacters(candidate) < limits.minCharacters)
    problems.push({ code: 'too-little', column: null });
  return { ...candidate, problems: distinct(problems) };
}

const distinct = (problems: readonly RowProblem[]): RowProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.code} ${problem.column}`, problem])).values(),
];

/** Number of characters that a reader of the resume would see. */
function countCharacters(candidate: Omit<TableCandidate, 'problems'>): number {
  const { line: _, source: _source, tags: _tags, notes: _notes, consentOn: _consentOn, ...shown } = candidate;
  return Object.values(shown).flat().join('').replace(/\s+/g, '').length;
}

/** The candidate as a JSON Resume, so that reading, search and scoring work on the text of the row. */
export function rowOf(candidate: TableCandidate): TableRow {
  const { line, name, source, tags, consentOn, notes, problems } = candidate;
  return {
    line,
    name,
    source,
    tags,
    consentOn,
    notes,
    problems,
    document: problems.length > 0 ? '' : write(candidate),
  };
}

function write(candidate: TableCandidate): string {
  const { name, email, phone, location, title, company, years, degree, school, summary, links } = candidate;
  const experience = years === null ? null : `${years} years of experience`;
  const resume = {
    basics: {
      name,
      ...(title !== null && { label: title }),
      ...(email !== null && { email }),
      ...(phone !== null && { phone }),
      ...(location !== null && { location: { city: location } }),
      ...(links.length > 0 && { profiles: links.map((url) => ({ url })) }),
      ...((experience !== null || summary !== null) && {
        summary: [experience, summary].filter((words) => words !== null).join('\n'),
      }),
    },
    ...((title !== null || company !== null) && {
      work: [{ ...(company !== null && { name: company }), ...(title !== null && { position: title }) }],
    }),
    ...((degree !== null || school !== null) && {
      education: [
        { ...(school !== null && { institution: school }), ...(degree !== null && { studyType: degree }) },
      ],
    }),
    ...(candidate.skills.length > 0 && { skills: candidate.skills.map((skill) => ({ name: skill })) }),
    ...(candidate.languages.length > 0 && {
      languages: candidate.languages.map((language) => ({ language })),
    }),
    // Notes about the candidate are kept with the file and never scored.
    ...(candidate.notes !== null && { meta: { notes: candidate.notes } }),
  };
  return JSON.stringify(resume, null, 2);
}

const nameFields: readonly (CandidateField | null)[] = ['name', 'first-name', 'last-name'];

function headingOf(
  columns: readonly MappedColumn[],
  fields: readonly (CandidateField | null)[],
): string | null {
  return columns.find(({ field }) => fields.includes(field))?.heading ?? null;
}

/** "Ada Thorne" for "Thorne, Ada". */
function inOrder(name: string | null): string | null {
  const [, last, first] = /^([^,]{1,100}),\s{0,5}([^,]{1,100})$/.exec(name ?? '') ?? [];
  return last && first ? `${first.trim()} ${last.trim()}` : name;
}

/** Our own exports prefix cells that a spreadsheet would evaluate with an apostrophe. */
const withoutGuard = (cell: string): string => (/^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

const partsOf = (value: string): string[] =>
  value
    .split(/[;,|\n،؛]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "8", "8.5", "8,5", "8+", "8 years", "8 Jahre"; `null` for anything else. */
function readYears(value: string): string | null {
  const [, whole = '', part] = /^(\d{1,2})(?:[.,](\d))?\s{0,3}\+?\s{0,3}\p{L}{0,10}\.?$/u.exec(value) ?? [];
  if (whole === '') return null;
  return part === undefined || part === '0' ? String(Number(whole)) : `${Number(whole)}.${part}`;
}

function isLink(value: string): boolean {
  if (/^[a-z]+:/i.test(value) && !/^https?:/i.test(value)) return false;
  return URL.canParse(/^https?:/i.test(value) ? value : `https://${value}`) && value.includes('.');
}

/** `YYYY-MM-DD` of a date in spreadsheet notation. With slashes, day and month may be ambiguous. */
function readDay(value: string): string | 'invalid' | 'ambiguous' {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].{0,40})?$/.exec(value) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first, sign, second, last] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(value) ?? [];
  if (!first || !second || !last) return 'invalid';
  if (sign === '.' || Number(first) > 12) return dayOf(last, second, first);
  if (Number(second) > 12 || first === second) return dayOf(last, first, second);
  return 'ambiguous';
}

function dayOf(year: string, month: string, day: string): string | 'invalid' {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? 'invalid' : text;
}
