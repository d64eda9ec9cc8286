/** Groups without document text: tables of fonts and styles, pictures, comments, deleted text. */
export const silentDestinations: ReadonlySet<string> = new Set([
  'atnauthor',
  'atndate',
  'atnicn',
  'atnid',
  'atnparent',
  'atnref',
  'atntime',
  'atrfend',
  'atrfstart',
  'bkmkend',
  'bkmkstart',
  'blipuid',
  'colorschememapping',
  'datafield',
  'datastore',
  'defchp',
  'defpap',
  'do',
  'falt',
  'filetbl',
  'fldinst',
  'ftncn',
  'ftnsep',
  'ftnsepc',
  'generator',
  'latentstyles',
  'listoverridetable',
  'listtable',
  'nonshppict',
  'objdata',
  'panose',
  'pict',
  'pgptbl',
  'revtbl',
  'rxe',
  'rsidtbl',
  'stylesheet',
  'tc',
  'tcn',
  'themedata',
  'txe',
  'userprops',
  'wgrffmtfilter',
  'xe',
  'xmlnstbl',
]);

/** Groups with text outside the document's pages. */
export const besideDestinations: ReadonlyMap<string, 'metadata' | 'comment'> = new Map([
  ['info', 'metadata'],
  ['annotation', 'comment'],
]);

/** Groups marked as "skip if unknown" that contain document text nevertheless. */
export const spokenDestinations: ReadonlySet<string> = new Set([
  'shptxt',
  'ud',
  'listtext',
  'pntext',
  'shppict',
]);

/** Control words that stand for one character. */
export const characterByWord: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  emdash: '\u2014',
  endash: '\u2013',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  bullet: '\u2022',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
};

export const characterBySymbol: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** Words that end a line. */
export const lineEnds: ReadonlySet<string> = new Set([
  'par',
  'line',
  'row',
  'nestrow',
  'sect',
  'page',
  'column',
  'softline',
]);
