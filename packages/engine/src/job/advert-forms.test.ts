import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const asked = (text: string): readonly string[] =>
  readJobDescription(text, { vocabulary })
    .requirements.filter(({ evidence }) => evidence.length > 0)
    .map(({ text: words, must }) => (must ? `${words} (must)` : words));
const askedIn = (line: string) => asked(`Developer\nRequirements:\n- ${line}\n- Docker`);

describe('a table of what is essential and what desirable', () => {
  const both = ['PostgreSQL (must)', 'Kotlin'];
  test('says so by its columns', () => {
    const table =
      'Area\tEssential\tDesirable\tHow assessed\nSkills\tPostgreSQL\tKotlin\tInterview and Excel test';
    expect(asked(`Developer\nPerson specification\n${table}`)).toEqual(['Developer', ...both]);
  });
  test('says so by columns of upright strokes', () => {
    const table = '| | Essential | Desirable |\n|---|---|---|\n| Skills | PostgreSQL | Kotlin |';
    expect(asked(`Developer\n${table}\n\nWe bake bread.`)).toEqual(['Developer', ...both]);
  });
  test.each([
    'Criteria\tEssential\tDesirable\nPostgreSQL\t✓\t\nKotlin\t\t✓',
    'Criteria\tEssential/Desirable\nPostgreSQL\tE\nKotlin\tD',
  ])('says so by a mark in each row', (table) => {
    expect(asked(`Developer\n${table}`)).toEqual(['Developer', ...both]);
  });
  test('ends with its rows', () => {
    const advert = 'Developer\nEssential\tDesirable\nPostgreSQL\tKotlin\nRequirements\n- Docker';
    expect(asked(advert)).toContain('Docker (must)');
  });
});

test('the letters by which criteria are assessed are left out', () => {
  const advert = 'Teacher\nEssential\n- Makaton training (A)\n- Walks along the quay with lanterns (A, I)';
  expect(asked(advert)).toEqual([
    'Teacher',
    'Makaton training (must)',
    'Walks along the quay with lanterns (must)',
  ]);
});

test('letters and numbers before criteria are left out', () => {
  const criteria =
    'Developer\nEssential\nA1 Docker\nA2 Walks along the quay with lanterns\nB1 PostgreSQL\nB2 Kotlin';
  expect(asked(criteria)).toEqual([
    'Developer',
    'Docker (must)',
    'Walks along the quay with lanterns (must)',
    'PostgreSQL (must)',
    'Kotlin (must)',
  ]);
});

test('what a job board makes of an advert is not read beside it', () => {
  const page = (digest: string) =>
    asked(`Developer\n${digest}\nFull job description\nRequirements\n- Docker\n- Kotlin is a plus`);
  const digest =
    'Profile insights\nSkills\nKotlin\nDo you have experience in Java?\nYes\nNo\nJob details\nPay';
  expect(page(digest)).toEqual(['Developer', 'Docker (must)', 'Kotlin']);
});

test('criteria in words of their own are kept beside many duties', () => {
  const things = [
    'rye',
    'wheat',
    'spelt',
    'barley',
    'oats',
    'millet',
    'maize',
    'teff',
    'sorghum',
    'quinoa',
    'durum',
  ];
  const duties = things.map((grain, at) => `- Grinds ${grain} in mill ${at} of the ${grain} quay`).join('\n');
  expect(asked(`Baker\nYour role\n${duties}\nDesirable\n- Experience of Ternmill`)).toContain(
    'Experience of Ternmill',
  );
});

test('letters may say what is essential and what desirable', () => {
  const advert =
    'Developer\nPerson specification\nE = Essential, D = Desirable\n- PostgreSQL (E)\n- Docker (E)\n- Kotlin (D)';
  expect(asked(advert)).toEqual(['Developer', 'PostgreSQL (must)', 'Docker (must)', 'Kotlin']);
});

test('pictures are bullets and stand around titles and headings', () => {
  const advert =
    '🚀 Developer 🚀\n✨ What you’ll do\n✅ Bake rye bread for our seven harbours\n🎯 What we’re looking for\n👉 Docker\n🏋️‍♀️ PostgreSQL 👉 Kotlin is a plus\n🎁 Perks\n🍎 Free fruit\n☕ Kafka evenings';
  expect(asked(advert)).toEqual([
    'Developer',
    'Bake rye bread for our seven harbours',
    'Docker (must)',
    'PostgreSQL (must)',
    'Kotlin',
  ]);
});

test('bullets that another program wrote are bullets', () => {
  const advert =
    'Developer\nRequirements\n\uF0B7 Docker\no\tPostgreSQL\nâ Kotlin\nâ€¢ Java\no Baking of rye bread\n. Sailing to islands';
  expect(asked(advert)).toEqual([
    'Developer',
    'Docker (must)',
    'PostgreSQL (must)',
    'Kotlin (must)',
    'Java (must)',
    'Baking of rye bread (must)',
    'Sailing to islands (must)',
  ]);
});

describe('lines that the column of a page broke', () => {
  const column = `Harbour baker
You will bake rye bread for one of the
Larchmere quays, at night, and car-
ry it all week in a fast-
paced crew of seven to the boats
of the harbour.
Requirements
- Careful with the flour of the
harbour mill and its sacks
- Knowledge of Docker and/or
PostgreSQL
- Willing to sail to the islands
at night with a lantern
- Previous bakery experience (min.
6 months)
- Kotlin
`;
  const { requirements } = readJobDescription(column, { vocabulary });
  test('go on where the sentence does, and words are whole again', () => {
    expect(requirements.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'You will bake rye bread for one of the Larchmere quays, at night, and carry it all week in a fast-paced crew of seven to the boats of the harbour.',
        'Docker or PostgreSQL',
        '6+ months of experience',
        'Kotlin',
      ]),
    );
  });
  test('are no column where the writer broke them', () => {
    const list = 'Developer\nYou should know\nDocker\nand Kotlin\nPostgreSQL';
    expect(asked(list)).toEqual(expect.arrayContaining(['Docker', 'PostgreSQL']));
  });
});

describe('an advert in capitals', () => {
  const loud = (...lines: readonly string[]) =>
    asked(['HARBOUR BAKER', 'OUR DUTIES', 'BAKE RYE BREAD FOR SEVEN ISLANDS', ...lines].join('\n'));
  test('asks for licences, languages and degrees as any other does', () => {
    expect(
      loud(
        'REQUIREMENTS',
        'A CLEAN DRIVING LICENCE',
        'GOOD COMMAND OF ENGLISH',
        'NVQ LEVEL 2 IN BREAD AND ROLLS',
        'OWN TOOLS',
      ),
    ).toEqual(
      expect.arrayContaining([
        'driving licence (must)',
        'English (must)',
        'NVQ level 2 in bread and rolls (must)',
        'Own tools (must)',
      ]),
    );
  });
  test.each(['WREN GREBE AND SONS', 'TELEPHONE 01632 960 001', 'MRS T. GREBE, LARCHMERE', 'CALL WREN GREBE'])(
    'asks for nothing where it names: %s',
    (name) => {
      expect(loud(name)).toEqual(loud());
    },
  );
  test('calls customers all the same', () => {
    expect(loud('CALL CUSTOMERS BY PHONE AND BY MAIL')).toContain('Call customers by phone and by mail');
  });
});

test.each([
  'Harbour experience (strongly preferred)',
  'Knowledge of quay rights',
  'Own boots',
  'A good telephone manner',
])('common words are asked for where a short line plainly asks: %s', (line) => {
  expect(askedIn(line).map((text) => text.replace(' (must)', ''))).toContain(line);
});

test.each(['Strong baking skills are essential', 'Kotlin (strongly preferred)'])(
  'how strongly it asks hides no name: %s',
  (line) => {
    expect(askedIn(line).join()).toMatch(/Baking|Kotlin/i);
  },
);

test.each(['a) Docker', 'B) Docker', '(c) Docker'])('a letter before its bracket is a number: %s', (line) => {
  expect(asked(`Developer\nRequirements\n${line}`)).toEqual(['Developer', 'Docker (must)']);
});

describe('a list under a heading that nobody knows', () => {
  const under = (heading: string) =>
    asked(
      `Developer\nBenefits\n- Free fruit\n${heading}\n- Docker\n- Likes lanterns, boats and rye bread of the harbour\nYour role\n- Bake rye bread for harbours`,
    );
  test.each(['The boat shed:', 'By the harbour', 'What’s in the boat?'])(
    '%s: asks for what it names',
    (heading) => {
      expect(under(heading)).toEqual(['Developer', 'Docker', 'Bake rye bread for harbours']);
    },
  );
  test.each(['Your growth:', 'Health', 'some more of what is in the boat'])(
    '%s: may be of what the employer gives',
    (heading) => {
      expect(under(heading)).not.toContain('Docker');
    },
  );
});

test('a star behind a number is no bullet', () => {
  expect(askedIn('Baked for a 5* hotel by the harbour quay')).toContain(
    'Baked for a 5* hotel by the harbour quay (must)',
  );
});

test('an advert forwarded by email ends with its greeting', () => {
  const mail =
    'Developer\nRequirements\n- Docker\n\nKind regards,\nWren Heron\nBakers of the Larchmere harbour';
  expect(asked(mail)).toEqual(['Developer', 'Docker (must)']);
});

test('lines are the writer’s where none begins with a capital', () => {
  const advert =
    'baker\nduties\n bakes rye and wheat bread by hand in an oven of brick and stone\n sells pastries at three market stalls by the old harbour';
  expect(asked(advert)).toHaveLength(3);
});

test('a degree that is plainly required is so among duties too', () => {
  expect(asked('Clerk\nWhat you’ll do\nLoad the trucks of the morning shift\nBA degree required')).toContain(
    "Bachelor's degree (must)",
  );
});

test('arrows are bullets', () => {
  expect(asked('Developer\nYou might be a great fit if you:\n→ know Docker\n➤ PostgreSQL')).toEqual([
    'Developer',
    'Docker (must)',
    'PostgreSQL (must)',
  ]);
});

describe('headings of many kinds', () => {
  test.each([
    'You',
    'Who are you?',
    'You’ll need',
    'The individual',
    'You’ll fit right in if…',
    'You must:',
    'You must have:-',
    'You might be a match if you have',
    'Candidates should have:',
    'Desired candidate profile',
    'Major requirements',
    'This is you',
    'Candidates need',
  ])('"%s" asks for what must be there', (heading) => {
    expect(asked(`Developer\nYour role\nBake rye bread for harbours\n${heading}\nDocker`)).toContain(
      'Docker (must)',
    );
  });
  test.each([
    'Preffered qualifications',
    'Nice extras',
    'Would be nice',
    'Not essential but great',
    'It’d be cool if you also know',
    'Would be great',
    'Great to have',
    'Nice',
  ])('"%s" asks for what would be nice', (heading) => {
    expect(asked(`Developer\nRequirements\nKotlin\n${heading}:\nDocker`)).toContain('Docker');
  });
  test('"you’ll" describes duties', () => {
    expect(asked('Developer\nRequirements\nKotlin\nyou’ll\nDocker')).toContain('Docker');
  });
});

describe('how strongly each part of a line asks', () => {
  test.each([
    [
      'A driving licence is essential, forklift licence preferred',
      ['driving licence (must)', 'forklift licence'],
    ],
    ['PostgreSQL required, Kotlin a plus', ['PostgreSQL (must)', 'Kotlin']],
    ['Strong PostgreSQL and Java skills, Kotlin is a plus', ['PostgreSQL (must)', 'Java (must)', 'Kotlin']],
    ['Experience with PostgreSQL, Java and Kotlin preferred', ['PostgreSQL', 'Java', 'Kotlin']],
    [
      'PostgreSQL knowledge is required, and a bachelor’s degree is preferred',
      ["Bachelor's degree", 'PostgreSQL (must)'],
    ],
    [
      '3 years in PostgreSQL, preferably with Kotlin',
      ['3 years in PostgreSQL (must)', 'PostgreSQL (must)', 'Kotlin'],
    ],
    ['Java with PostgreSQL (Kotlin is a plus)', ['Java (must)', 'PostgreSQL (must)', 'Kotlin']],
    [
      'Experience with PostgreSQL, ideally with Kotlin, and a valid driving licence',
      ['driving licence (must)', 'PostgreSQL (must)', 'Kotlin'],
    ],
    [
      '2 years of Java experience, Kotlin experience preferred',
      ['2 years of Java experience (must)', 'Java (must)', 'Kotlin'],
    ],
    ['Databases (PostgreSQL, Kotlin) strongly preferred', ['Databases', 'PostgreSQL or Kotlin']],
    ['Excellent PostgreSQL skills - Kotlin a bonus', ['PostgreSQL (must)', 'Kotlin']],
    ['Experience with Java, Kotlin or PostgreSQL, a plus', ['Java or Kotlin or PostgreSQL']],
    ['Bachelor’s degree (preferred)', ["Bachelor's degree"]],
    ['Knowledge of PostgreSQL; Kotlin is not a must', ['PostgreSQL (must)', 'Kotlin']],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(['Developer', ...expected, 'Docker (must)']);
  });
  test.each([
    'Support PostgreSQL as needed by the night shift of the harbour',
    'Guests can find the PostgreSQL and the bread that they need here',
    'Learn the needs of our PostgreSQL guests and bakers',
    'Bake whatever is necessary to feed PostgreSQL and its gulls',
  ])('nobody is required to: %s', (line) => {
    expect(asked(`Baker of the harbour\n${line}.\nWe bake.`).join()).not.toContain('(must)');
  });
});
