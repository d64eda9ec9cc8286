/** An expression that stays quadratic: its file, its beginning, and the limit of its time. */
export type BoundedExpression = { readonly file: string; readonly beginning: string; readonly bound: string };

const ownConstant = 'reads a constant of its own source file, once';
const setting = 'reads a setting of the operator, once';
const advertLine = 'reads a line of an advert, at most 1,500 characters (advert-lines.ts), once';
const anyRun =
  'three or four blanks in a row are a separator themselves: where no mark follows a run, a later choice takes all of it, so that each choice goes through it once';
const always = 'a false report: the repeat at the end takes what is left and cannot fail';
const idempotency = 'reads a line of at most 200 characters (writerLimits), twelve of them';

const inFile = (
  file: string,
  bound: string,
  ...beginnings: readonly string[]
): readonly BoundedExpression[] => beginnings.map((beginning) => ({ file, beginning, bound }));

/**
 * Each is at most quadratic, with its limit, which is characters × characters × calls. Cubic ones are rewritten, even
 * for short text.
 */
export const boundedExpressions: readonly BoundedExpression[] = [
  ...[
    'storage-config',
    'config',
    'identity-conformance-config',
    'language-model-config',
    'supabase-config',
  ].flatMap((name) => inFile(`apps/server/src/config/${name}.ts`, setting, String.raw`\/+$`)),
  ...inFile(
    'apps/server/src/features/identity/accounts/ban-duration.ts',
    'reads what the holder of the service key sends, once',
    String.raw`(\d+(?:\.\d+)?)(ms|[hms])`,
  ),
  ...inFile('apps/server/src/backup/tar-format.ts', always, String.raw`\0.*$`),
  ...inFile('apps/server/src/features/identity/http/redirects.ts', always, '#.*$'),
  ...inFile(
    'apps/server/src/features/writer/model-writer.ts',
    "reads the answer of the operator's language model, which has a limit of tokens, once",
    'https?:',
  ),
  ...inFile(
    'apps/server/src/features/writer/occupation-knowledge.ts',
    'reads a title of at most 120 characters, once for each vague title in it',
    String.raw`[\p{L}' -]*$`,
  ),
  ...inFile(
    'apps/server/src/features/writer/sort-requirements.ts',
    idempotency,
    String.raw`^\s*(nice to have`,
    String.raw`\b(\d+\s*\+?`,
  ),
  ...inFile(
    'apps/server/src/platform/database/embedded-client.ts',
    'reads what the database answers to a command: "UPDATE 3"',
    String.raw`\d+$`,
  ),
  ...inFile('apps/server/src/platform/database/find-contractions.ts', always, '--.*$'),
  ...inFile(
    'apps/server/src/platform/zip/zip-stream.ts',
    'reads the name of a stored file, at most 255 characters, once',
    '^[. ]+|[. ]+$',
  ),
  ...inFile('packages/documents/src/html/css/named-colors.ts', ownConstant, '[a-z]+ [0-9A-F]{6}'),
  ...inFile('packages/documents/src/html/css/style-sheet.ts', always, String.raw`^@([\w-]+)(.*)$`),
  ...inFile(
    'packages/documents/src/html/read-html.ts',
    'reads the first 2,048 bytes of a file, once',
    '<meta',
  ),
  ...inFile('packages/documents/src/pdf/fonts/encodings.ts', ownConstant, String.raw`(\d+) (\w+)`),
  ...inFile('packages/documents/src/pdf/fonts/glyph-names.ts', ownConstant, String.raw`(\S+) (\S`),
  ...inFile('packages/engine/src/resume/employment/places.ts', ownConstant, String.raw`\s*[|\n]\s*`),

  ...inFile(
    'packages/engine/src/job/demands/read-title.ts',
    advertLine,
    String.raw`(?<!\s)\s+(?:[-–—|@•·(]`,
    String.raw`(?:(?<!\s)\s+)?\(`,
  ),
  ...inFile('packages/engine/src/job/demands/skill-demands.ts', advertLine, String.raw`^\W*(?:(?:an?|very`),
  ...inFile(
    'packages/engine/src/job/rules/headings.ts',
    'reads a heading of at most 60 characters, once for each section',
    String.raw`^[\s\-–—•●▪◦*#>|\d.)]*(?:our `,
  ),
  ...inFile(
    'packages/engine/src/job/advert/line-breaks.ts',
    anyRun,
    String.raw`\r?\n|\s{4,}`,
    String.raw`(?<![^\n]{60})\r?\n`,
  ),

  ...inFile(
    'packages/engine/src/resume/education/education-mentions.ts',
    anyRun,
    String.raw`\s*[|•·;:]\s*|\s+[-–—~]+`,
  ),
  ...inFile('packages/engine/src/resume/education/table-head.ts', anyRun, String.raw`\s*[|\t]\s*|\s{3,}`),
  ...inFile('packages/engine/src/resume/employment/header-parts.ts', anyRun, String.raw`\s*\u00e2`),
  ...inFile(
    'packages/engine/src/resume/education/state-or-degree.ts',
    'reads the 120 characters before a state',
    String.raw`([\p{Lu}][\p{L} .'-]*)`,
  ),
  ...inFile(
    'packages/engine/src/resume/person/contacts.ts',
    'reads a telephone number of at most 29 characters, once',
    String.raw`(?:^|\D)(?:19|20)\d\d`,
  ),
  ...inFile(
    'packages/engine/src/resume/sections/labels.ts',
    'the repeats before its blanks take at most 41 characters, so that a run is gone through at most 41 times',
    String.raw`^([\p{L}][\p{L} /'&-]{1,40}?)`,
  ),
];

/**
 * Number of expressions in a file that are not seen while modules load, and their source: those created while reading,
 * and all of the server, whose modules are not loaded.
 */
export const constructedLater: readonly {
  readonly file: string;
  readonly count: number;
  readonly made: string;
}[] = [
  {
    file: 'apps/server/src/features/identity/factors/recovery-code.ts',
    count: 1,
    made: 'one set of characters, ten times, from the beginning to the end',
  },
  {
    file: 'apps/server/src/features/identity/http/redirects.ts',
    count: 1,
    made: "the addresses of the operator's setting, escaped, their stars as one set of characters",
  },
  {
    file: 'apps/server/src/platform/email/outbox-transport.ts',
    count: 1,
    made: 'an email address, escaped, between lookarounds',
  },
  {
    file: 'packages/engine/src/job/advert/line-breaks.ts',
    count: 1,
    made: 'the choices of `breaks` in the same file, and the width of a column, a number',
  },
  {
    file: 'packages/engine/src/job/rules/certificate-names.ts',
    count: 1,
    made: 'names of the table, escaped and joined as alternatives, without repeats',
  },
];
