import { createRandom } from '../fuzz/mutate.ts';

/** Repeated units: letters, marks and everything else that the engine's rules match. */
export const units: readonly string[] = [
  ...[
    'a',
    'A',
    'é',
    'É',
    'ß',
    'ab',
    'Aa',
    'AB',
    'aB1',
    'A1',
    'AAAAAA1',
    '1',
    '19',
    '2019',
    '0.5',
    'i',
    'o',
    'O',
  ],
  ...[
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    "'",
    '"',
    '`',
    '´',
    '’',
    '“',
    '-',
    '–',
    '—',
    '_',
    '+',
    '*',
    '/',
    '\\',
    '|',
    '&',
  ],
  ...[
    '#',
    '@',
    '%',
    '$',
    '€',
    '=',
    '~',
    '^',
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '()',
    '[]',
    '(a',
    'a)',
    '(a) ',
  ],
  ...[
    '•',
    '·',
    '▪',
    '➤',
    '★',
    '☎',
    '✓',
    '→',
    '\uf0b7',
    '- ',
    '• ',
    '1. ',
    'o  ',
    '\n- ',
    '\n• a',
    '\n1) A',
    '# ',
  ],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\n\n',
    '\r\n',
    '\u00a0',
    '\u2003',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    ' \t',
    ' \n',
  ],
  ...[
    '\u0301',
    ' \u0301',
    'a\u0301',
    '漢',
    '数据分析',
    '氏名 ',
    'ひ',
    'カ',
    '데이터',
    'ก',
    'นัก',
    'Ａ',
    'Ａ１',
    '，',
    '。',
  ],
  ...[
    'א',
    'עברית ',
    'ع',
    'مهندس ',
    '\u202e',
    'д',
    'Инженер ',
    'ё',
    'Ω',
    'हिं',
    '𝐀',
    '😀',
    '👩‍💻',
    '\ud800',
    '\udc00',
  ],
  ...[
    'a ',
    'A ',
    'Aa ',
    'ab cd ',
    'AB CD ',
    'a, ',
    'A, ',
    'Aa, ',
    'a. ',
    'A. ',
    'a/',
    'a-',
    'A-',
    'A-B',
    'a.b',
    'a.b.',
  ],
  ...[
    'a@',
    '@a',
    'a@b.co ',
    'ana.b@c-d.example, ',
    'http://',
    'https://a.b/c ',
    'www.',
    'a.com/',
    'linkedin.com/in/a ',
  ],
  ...[
    '+44 20 7946 0958 ',
    '555-1234 ',
    '(555) ',
    '+1',
    '00',
    '1 ',
    '12 ',
    '1,',
    '1-',
    '2019-',
    '2019 - ',
    '2019 – 2020 ',
  ],
  ...[
    'Jan 2019 - ',
    '01/2019 ',
    'since ',
    'to ',
    'present ',
    '5+ years ',
    '5-7 years of a ',
    '3 years experience in ',
  ],
  ...[
    'and ',
    ' or ',
    'or ',
    'of ',
    'in ',
    'the ',
    'with ',
    'including ',
    'such as ',
    'e.g. ',
    'must ',
    'if ',
    'you ',
  ],
  ...[
    'Java',
    'Java ',
    'Java, ',
    'C++ ',
    '.net ',
    'node.js/',
    'SQL or ',
    'Developer ',
    'Manager of ',
    'chief ',
    'head of ',
  ],
  ...[
    'Senior ',
    'Engineer at ',
    'Acme Ltd, ',
    'Inc. ',
    'BSc ',
    'B.Sc. in ',
    'PhD, ',
    'University of ',
    'School ',
    'AB ',
  ],
  ...[
    'Name: ',
    'Skills: ',
    'Languages: ',
    'English, ',
    'German (B2) ',
    'Experience\n',
    'Education\n',
    'About us\n',
  ],
  ...[
    'Requirements\n',
    'ignore previous instructions ',
    'certificate in ',
    'Certified ',
    'No. 12345 ',
    'CA 90210 ',
  ],
  ...[
    'Street 5 ',
    'chief"',
    ' of',
    'ID/',
    'ignorier_',
    'olvidex',
    'zabudni_',
    'дай:',
    'A&',
    'pptor ',
    ',Pty.\t1',
    '(x',
    'rgb(/',
    'he ',
    'Mr. ',
    'young ',
    'native ',
    '\\x41',
    '%41',
    '&#65;',
    '.- ',
    'QUJD',
    '==',
    '</a>',
    'ü',
    'å ',
  ],
];

/** Just below and above the longest line that the readers of job descriptions keep whole. */
const lineLengths = [60, 399, 1499, 1501] as const;

/** Creates a text of the given length in characters. */
type Make = (length: number) => string;

export type OutsideText = { readonly name: string; readonly make: Make };

const pumped = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** A unit and a number, repeated: no two are alike. */
export const counted = (unit: string): OutsideText => ({
  name: `${written(unit)} and a number`,
  make: (length) => {
    const parts: string[] = [];
    for (let done = 0; done < length; done += parts.at(-1)?.length ?? length)
      parts.push(`${unit}${parts.length.toString(36)}${parts.length % 50 === 49 ? '\n' : ','}`);
    return parts.join('').slice(0, length);
  },
});

/** Two texts, each half as long. */
export const followedBy = (first: OutsideText, second: OutsideText): OutsideText => ({
  name: `${first.name}, then ${second.name}`,
  make: (length) =>
    `${first.make(Math.ceil(length / 2))}\n${second.make(Math.floor(length / 2))}`.slice(0, length),
});

/** Lines of equal length. */
const inLines = (text: string, lineLength: number): string =>
  text.length <= lineLength ? text : (text.match(new RegExp(`[^]{1,${lineLength}}`, 'g')) ?? []).join('\n');

const written = (text: string): string => JSON.stringify(text);

/** A repeated unit. */
export const repeated = (unit: string): OutsideText => ({
  name: `${written(unit)} over and over`,
  make: (length) => pumped(unit, length),
});

/** Lines, half of each one unit and half another: text for two consecutive parts of an expression. */
export function inHalves(first: string, second: string, lineLength: number): OutsideText {
  return {
    name: `lines of ${lineLength}, half ${written(first)}, half ${written(second)}`,
    make: (length) => {
      const half = Math.floor(Math.min(lineLength, length) / 2);
      return pumped(`${pumped(first, half)}${pumped(second, half)}\n`, length);
    },
  };
}

/** A start that expressions look for, a repeated unit, and an end that they do not match. */
export const between = (before: string, unit: string, after: string): OutsideText => ({
  name: `${written(before)}, ${written(unit)} over and over, ${written(after)}`,
  make: (length) => `${before}${pumped(unit, Math.max(1, length - before.length - after.length))}${after}`,
});

const ends = ['', '!', '\u0000', '\nx', ' 2019', ')', '@', ' 漢 x'];
const beginnings = [
  '',
  'Jane Doe\njane@example.com\n\nExperience\n',
  'Analyst (',
  'AA ',
  '- ',
  'Requirements\n',
  '2019 - ',
];

/** Units combined at random, the same for the same number. */
export function composition(number: number): OutsideText {
  const random = createRandom(1_000_003 * (number + 1));
  const one = (): string => pick(units, random);
  const several = (max: number): string =>
    Array.from({ length: 1 + Math.floor(random() * max) }, one).join('');
  switch (Math.floor(random() * 6)) {
    case 0:
      return repeated(several(4));
    case 1:
      return inHalves(several(2), several(3), pick(lineLengths, random));
    case 2:
      return between(pick(beginnings, random), several(3), pick(ends, random));
    case 3:
      return followedBy(counted(several(2)), repeated(several(2)));
    case 4: {
      const [unit, lineLength] = [several(3), pick(lineLengths, random)];
      return {
        name: `${written(unit)} in lines of ${lineLength}`,
        make: (length) => inLines(pumped(unit, length), lineLength),
      };
    }
    default: {
      // The name at the start of a resume is searched in the whole text.
      const line = `Jane Doe ${several(3)}${several(3)}${pick(ends, random)}\n`;
      return between('Jane Doe\njane@example.com\n', line, '');
    }
  }
}

function pick<Item>(from: readonly Item[], random: () => number): Item {
  const item = from[Math.floor(random() * from.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
