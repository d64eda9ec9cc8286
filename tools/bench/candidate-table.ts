/** The exact expected outcome for the rows of a table. */
export type MadeTable = {
  readonly csv: string;
  readonly mapping: string;
  readonly done: number;
  /** Rows that repeat an earlier row. */
  readonly duplicates: number;
  /** Rows with a mistake. */
  readonly refused: number;
};

const givenNames = [
  'Amara',
  'Joaquín',
  'Mei',
  'Tomasz',
  'Fatima',
  'Oluwaseun',
  'Priya',
  'Lars',
  'Yuki',
  'Noor',
];
const surnames = ['Okafor', 'Lindqvist', 'Nakamura', 'Kowalska', 'Haddad', 'Mensah', 'Moreau', 'Silva'];
const titles = ['Welder', 'Data Analyst', 'Accountant', 'Registered Nurse', 'Project Manager', 'Chef'];
const skills = ['SQL, Python', 'IFRS; SAP', 'triage, IV therapy', 'Scrum', 'HACCP', 'TIG welding'];
const places = ['Lyon', 'Austin, TX', 'Gdansk', 'Nairobi', 'Osaka', 'Leeds'];

/** Intervals of rows that are invalid, and of rows that occur twice. */
const wrongEvery = 500;
const twiceEvery = 400;

const headings = 'Full name,Email,Phone,City,Title,Company,Years,Skills,Tags,Consent date,Source,Notes';
const mapping = 'name,email,phone,location,title,company,years,skills,tags,consent-date,source,notes';

const at = (list: readonly string[], number: number) => list[number % list.length] ?? '';
const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table of fictional candidates as a spreadsheet writes it: quotes, line breaks, a formula, mistakes. */
export function makeCandidateTable(rows: number): MadeTable {
  const lines: string[] = [];
  let duplicates = 0;
  let refused = 0;
  for (let number = 0; number < rows; number += 1) {
    if (number % twiceEvery === twiceEvery - 1) {
      lines.push(lines[number - 1] ?? '');
      duplicates += 1;
      continue;
    }
    const isWrong = number % wrongEvery === 7;
    if (isWrong) refused += 1;
    lines.push(rowOf(number, isWrong));
  }
  const csv = [headings, ...lines].join('\r\n');
  return { csv, mapping, done: rows - duplicates - refused, duplicates, refused };
}

function rowOf(number: number, isWrong: boolean): string {
  const name = `${at(givenNames, number)} ${at(surnames, Math.floor(number / 10))}${number}`;
  const cells = [
    name,
    isWrong ? `person${number} at example` : `person${number}@example.org`,
    `+1 555 ${String(number).padStart(7, '0')}`,
    at(places, number),
    at(titles, number),
    'Alder & Pine, "North"',
    String(number % 30),
    at(skills, number),
    number % 3 === 0 ? `fair;group ${number % 40}` : '',
    number % 4 === 0 ? '2026-03-02' : '',
    number % 5 === 0 ? 'Spring fair' : '',
    number % 7 === 0 ? "Met at the fair.\n'=SUM(A1)" : '',
  ];
  return cells.map(cell).join(',');
}
