import { loadVocabulary, readResume } from '@winnow/engine';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readTable } from './read-table.ts';
import { suggestFields } from './suggest-fields.ts';
import type { CandidateField, CandidateTable } from './table-outcome.ts';

const today = '2026-11-24';

function read(
  content: string | Uint8Array,
  mapping: readonly (CandidateField | null)[] | null = null,
): CandidateTable {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const outcome = readTable(bytes, { mapping, isWhole: true, today });
  if (!outcome.ok) throw new Error(`${outcome.problem} in line ${outcome.line}`);
  return outcome.table;
}

const problemOf = (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const outcome = readTable(bytes, { mapping: null, isWhole: false, today });
  return outcome.ok ? null : [outcome.problem, outcome.line];
};

describe('headings are recognized', () => {
  test.each([
    [
      'English',
      'Full Name,E-mail,Phone,City,Job title,Current company,Years of experience,Skills,Languages,Degree,Source,Tags,Consent date,Notes,LinkedIn',
    ],
    [
      'German',
      'Vollständiger Name,E-Mail-Adresse,Telefon,Wohnort,Berufsbezeichnung,Arbeitgeber,Berufserfahrung,Kenntnisse,Sprachen,Abschluss,Quelle,Schlagwörter,Einwilligung am,Notizen,Webseite',
    ],
    [
      'Spanish',
      'Nombre completo,Correo electrónico,Teléfono,Ciudad,Puesto,Empresa,Años de experiencia,Habilidades,Idiomas,Titulación,Fuente,Etiquetas,Fecha de consentimiento,Notas,Enlace',
    ],
    [
      'French',
      'Nom complet,Adresse e-mail,Téléphone,Ville,Poste,Entreprise,Années d’expérience,Compétences,Langues,Diplôme,Provenance,Étiquettes,Date de consentement,Remarques,Lien',
    ],
    [
      'Arabic',
      'الاسم الكامل,البريد الإلكتروني,الهاتف,المدينة,المسمى الوظيفي,الشركة,سنوات الخبرة,المهارات,اللغات,المؤهل,المصدر,الوسوم,تاريخ الموافقة,ملاحظات,الرابط',
    ],
  ])('in %s', (_language, headings) => {
    expect(suggestFields(headings.split(','))).toEqual([
      'name',
      'email',
      'phone',
      'location',
      'title',
      'company',
      'years',
      'skills',
      'languages',
      'degree',
      'source',
      'tags',
      'consent-date',
      'notes',
      'link',
    ]);
  });

  test('for a name in two columns, or in one', () => {
    expect(suggestFields(['Vorname', 'Nachname'])).toEqual(['first-name', 'last-name']);
    expect(suggestFields(['Prénom', 'Nom'])).toEqual(['first-name', 'last-name']);
    expect(suggestFields(['Nombre', 'Correo'])).toEqual(['name', 'email']);
    expect(suggestFields(['Nom', 'Courriel'])).toEqual(['name', 'email']);
  });

  test('once if only one column can be the field; other columns are left out', () => {
    expect(suggestFields(['Name', 'Email', 'E-Mail', 'Shoe size', 'Skills', 'Technologies'])).toEqual([
      'name',
      'email',
      null,
      null,
      'skills',
      'skills',
    ]);
  });
});

describe('files are read in every variant that spreadsheets write', () => {
  const rows = [
    ['Name', 'Email', 'Skills'],
    ['Zoë Núñez', 'zoe@example.com', 'Welding; Diving'],
    ['Ada Thorne', 'ada@example.com', 'SQL, "Go"\nand more'],
  ];
  const csv = (separator: string, end: string) =>
    rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
      .join(end)
      .concat(end);

  test.each([
    [',', '\r\n'],
    [';', '\r\n'],
    ['\t', '\n'],
    ['|', '\r'],
  ])('with %j between cells and %j at the end of rows', (separator, end) => {
    const table = read(csv(separator, end));
    expect(table).toMatchObject({ separator, total: 2, refused: 0 });
    expect(table.first.map(({ line, name, skills }) => [line, name, skills])).toEqual([
      [2, 'Zoë Núñez', ['Welding', 'Diving']],
      [3, 'Ada Thorne', ['SQL', '"Go"', 'and more']],
    ]);
  });

  const text = 'Name;Email\r\nZoë Núñez;zoe@example.com\r\n';
  const utf16be = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little-endian', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big-endian', utf16be],
    ['Latin-1', Buffer.from(text, 'latin1')],
  ])('in %s', (_encoding, bytes) => {
    const [first] = read(new Uint8Array(bytes)).first;
    expect(first).toMatchObject({ name: 'Zoë Núñez', email: 'zoe@example.com' });
  });

  test('with a line that declares the separator, blank rows, and short rows', () => {
    const table = read('sep=;\nName;Email;Title\n\n;;\nAda Thorne;ada@example.com\n');
    expect(table.first).toMatchObject([{ line: 5, name: 'Ada Thorne', title: null }]);
  });

  test('formulas are text, and lose the apostrophe that our exports prepend', () => {
    const table = read(`Name,Email,Title,Phone\n"=cmd|' /C calc'!A0",a@example.com,'=1+1,'+49 30 1234\n`);
    expect(table.first).toMatchObject([
      { name: "=cmd|' /C calc'!A0", title: '=1+1', phone: '+49 30 1234', problems: [] },
    ]);
  });
});

test('rows with problems are reported by line and column, and do not become resumes', () => {
  const table = read(
    [
      'Name;Email;Years;Consent;Link',
      'Ada Thorne;ada(at)example.com;many;2026-13-01;ftp://example.com',
      ';ben@example.com;3;;',
      'Cleo Marsh;cleo@example.com;3;03/04/2026;',
      'Dora Finch;dora@example.com;3;24.12.2031;',
      'Odo;;;;',
      'Eve Reed;eve@example.com;3,5;31/01/2026;linkedin.com/in/eve;and more',
    ].join('\n'),
  );
  expect(table.refused).toBe(6);
  expect(table.withProblems).toEqual([
    {
      line: 2,
      problems: [
        { code: 'email-invalid', column: 'Email' },
        { code: 'years-invalid', column: 'Years' },
        { code: 'link-invalid', column: 'Link' },
        { code: 'date-invalid', column: 'Consent' },
      ],
    },
    { line: 3, problems: [{ code: 'name-missing', column: 'Name' }] },
    { line: 4, problems: [{ code: 'date-ambiguous', column: 'Consent' }] },
    { line: 5, problems: [{ code: 'date-in-future', column: 'Consent' }] },
    { line: 6, problems: [{ code: 'too-little', column: null }] },
    { line: 7, problems: [{ code: 'too-many-cells', column: null }] },
  ]);
  expect(table.first.at(-1)).toMatchObject({ years: '3.5', consentOn: '2026-01-31' });
  expect(table.rows.map(({ document }) => document)).toEqual(['', '', '', '', '', '']);
});

test('a row becomes a resume whose facts come from the row; notes and tags are not among them', async () => {
  const [row] = read(
    'Name,Email,Phone,City,Title,Company,Years,Skills,Languages,Degree,School,Notes,Tags\n' +
      '"Sato, Imani",imani@example.com,+44 7700 900123,Leeds,Data Engineer,Harbour Foods,8,"Python, SQL",German B2,Bachelor of Science,Harbour University,Seems bored,vip\n',
  ).rows;
  const outcome = await readDocument(new TextEncoder().encode(row?.document), 'Imani Sato.json');
  if (!outcome.ok) throw new Error(outcome.message);
  const resume = readResume(outcome.document, { vocabulary: loadVocabulary(), today });
  expect(resume).toMatchObject({
    name: { value: 'Imani Sato' },
    emails: [{ value: 'imani@example.com' }],
    languages: [{ name: 'German', level: 'B2' }],
    education: [{ level: 'bachelor', institution: 'Harbour University' }],
  });
  for (const name of ['Python', 'SQL'])
    expect(resume.skills.find((skill) => skill.name === name)?.evidence, name).not.toHaveLength(0);
  expect(outcome.document.text).toContain('Data Engineer, Harbour Foods');
  expect(outcome.document.text).toContain('8 years of experience');
  expect(outcome.document.text).not.toMatch(/bored|vip/);
});

test.each([
  ['nothing', '', ['empty', 1]],
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), ['not-text', 1]],
  ['a heading alone', 'Name,Email\n', ['no-rows', 1]],
  ['a quotation mark that is never closed', 'Name,Email\nAda,"ada\nBen,ben\n', ['quote-open', 3]],
  ['too many rows', `Name\n${'Ada Thorne\n'.repeat(10_001)}`, ['too-many-rows', 10_002]],
  ['too many columns', `${'a,'.repeat(101)}\n1,2\n`, ['too-many-columns', 1]],
])("a file of %s is refused with the format's name", (_what, content, problem) => {
  expect(problemOf(content)).toEqual(problem);
});

test('a mapping for another file is refused', () => {
  const bytes = new TextEncoder().encode('Name,Email\nAda Thorne,ada@example.com\n');
  expect(readTable(bytes, { mapping: ['name'], isWhole: false, today })).toMatchObject({
    problem: 'mapping-unfit',
  });
});
