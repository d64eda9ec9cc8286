import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const asked = (text: string): readonly string[] =>
  readJobDescription(text, { vocabulary })
    .requirements.filter(({ evidence, kind }) => evidence.length > 0 && kind !== 'title')
    .map(({ text: words, must }) => (must ? `${words} (must)` : words));
const askedIn = (line: string) => asked(`Developer\nRequirements:\n- ${line}`);

describe('years', () => {
  test('are quoted by their own part of the sentence', () => {
    const text =
      'Developer\nRequirements:\n- Java in banks for at least 3 years, preferably in a public office';
    const years = readJobDescription(text, { vocabulary }).requirements.find(
      ({ kind }) => kind === 'experience',
    );
    const quotes = years?.evidence.map(({ start, end }) => text.slice(start, end)) ?? [];
    expect(quotes.join()).toContain('3 years');
    expect(quotes.join()).not.toContain('public office');
  });

  test.each([
    [
      '5+ years of Java, with at least 2 years of PostgreSQL',
      ['5+ years of Java (must)', '2 years of PostgreSQL (must)'],
    ],
    ['3-5 years of Java experience, be proficient with Docker', ['3-5 years of Java experience (must)']],
    [
      'At least five years of experience and hold a forklift licence',
      ['At least five years of experience (must)'],
    ],
    ['PostgreSQL: 3 years (Required)', ['PostgreSQL: 3 years (must)']],
    ['Java: 1 year (Preferred)', ['Java: 1 year']],
    ['4+ years in PostgreSQL', ['4+ years in PostgreSQL (must)']],
    ['3 years of Java, Kotlin strongly preferred', ['3 years of Java (must)', 'Kotlin']],
    ['4+ yrs PostgreSQL, by the harbour', ['4+ yrs PostgreSQL (must)']],
    ['Several years (min. 4) of Kotlin', ['Several years (min. 4) of Kotlin (must)']],
    ['Your own ovens from lighting to cleaning (3 yrs min)', ['3+ years of experience (must)']],
    ['2 yrs + by the ovens of a mill', ['2 yrs + by the ovens of a mill (must)']],
    ['3 years of experience, your own Docker', ['3 years of experience (must)']],
  ])('of %s', (line, expected) => {
    expect(askedIn(line)).toEqual(expect.arrayContaining(expected));
  });
  test.each([
    'Our bakers have over 25 years of experience with rye bread by the sea.',
    'Voted the best bakery of the harbour for the past six years of industry prizes.',
    'First aid within 6 months of joining, working at the quay',
    'A contract for 12 months, working at the quay',
    'A degree in baking may be substituted for two (2) years of experience',
    'Two years of additional experience may be substituted for the lantern',
    '10+ years old ovens, as an experience',
  ])('are not asked for by "%s"', (line) => {
    expect(askedIn(line).join()).not.toMatch(/\d\+ (?:years|months)/);
  });
});

describe('education', () => {
  test.each([
    ['GCSE English and Maths at grade C or above', ['GCSE English and Maths (must)']],
    ['NVQ Level 2 in Bakery Skills or equivalent', ['NVQ Level 2 in Bakery Skills (must)']],
    [
      'Master’s degree or an equivalent combination of education and work experience',
      ["Master's degree or equivalent experience (must)"],
    ],
    ['Bachelor’s degree or the like in training and experience', ["Bachelor's degree (must)"]],
    ['BSc (Hons) Physiotherapy', ["Bachelor's degree in Physiotherapy (must)"]],
    ['Degree in logistics, preferably with gulls', ['Degree in logistics (must)']],
    ['Degree in logistics or a cognate discipline desirable', ['Degree in logistics']],
    ['Completed degree in logistics or vocational training', ['Vocational training in logistics (must)']],
    ['University degree (Master’s level) in baking', ["Master's degree in baking (must)"]],
    ['PhD in a quantitative field', ['Doctorate in quantitative field (must)']],
    ['Certificate III in Baking (or equivalent)', ['Certificate III in Baking (must)']],
    ['M.Com / MBA (Finance)', ['M.Com / MBA (Finance) (must)']],
    ['NVQ Level 3 in oven care or City & Guilds equivalent', ['NVQ Level 3 in oven care (must)']],
    ['An NVQ Level 2 in Bread and Rolls would be an advantage', ['NVQ Level 2 in Bread and Rolls']],
    ['5 GCSEs incl. English and Maths (or equivalent)', ['GCSEs incl. English and Maths (must)']],
    ['Bachelor’s degree in HR, Business or Baking', ["Bachelor's degree in HR or Business or Baking (must)"]],
    ['A Level 7/8 degree in Baking', ['Degree in Baking (must)']],
    ['A bread qualification (degree module or diploma)', ['A bread qualification (must)']],
    ['A J.D. from an accredited school of law', ['J.D. (must)']],
    ['Bachelor’s degree in education', ["Bachelor's degree in education (must)"]],
    ['Full and relevant Level 3 in Childcare (e.g. BTEC)', ['Level 3 in Childcare (must)']],
    ['NVQ Level 2 in Bread and Rolls that is lovely', ['NVQ Level 2 in Bread and Rolls']],
    ['NVQ Level 3 in oven care with a lantern', ['NVQ Level 3 in oven care (must)']],
    ['A degree in baking may be substituted for two years of experience', ['Degree in baking']],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });
  test.each([
    'You don’t need a degree, and we have none either',
    'You can bake without a degree',
    'Three years at an oven may be substituted for the degree',
    'Teaching A Level baking to seven islands',
    'High school teaching of baking',
  ])('is not asked for by "%s"', (line) => {
    const { requirements } = readJobDescription(`Baker\nRequirements:\n- ${line}`, { vocabulary });
    expect(requirements.map(({ kind }) => kind)).not.toContain('education');
  });
  test('of a nice-to-have is not the level of a must-have', () => {
    const found = asked('Baker\nEssential\n- Degree in baking\nDesirable\n- Master’s degree');
    expect(found).toEqual(['Degree in baking (must)', "Master's degree"]);
  });
  test('is not what students have who are looked after', () => {
    expect(askedIn('Experience of supervising undergraduate or Master’s students').join()).not.toContain(
      'degree',
    );
  });
  test('of a school leaves the skills beside it', () => {
    expect(askedIn('High school diploma and experience with forklifts')).toContain('Forklifts (must)');
  });
  test('of a school is not the level of a degree elsewhere', () => {
    const found = asked('Clerk\nEssential\n- GCSE English\nDesirable\n- Degree in logistics');
    expect(found).toEqual(['GCSE English (must)', 'Degree in logistics']);
  });
});

test('years under a heading of their own are asked for', () => {
  expect(asked('Clerk\nExperience: 4-6 Years\nSkills: Docker')).toContain('4+ years of experience (must)');
});

test('years of a deed are years of work', () => {
  expect(askedIn('5+ years designing lanterns, ideally of brass')).toContain(
    '5+ years designing lanterns (must)',
  );
});

test('years in brackets after a short word are asked for', () => {
  expect(askedIn('Previous bakery experience (min. 6 months)')).toContain('6+ months of experience (must)');
  expect(asked('Clerk\nExperience : 6 - 9 Yrs\nSkills: Docker')).toContain('6+ years of experience (must)');
});

test.each(['18th Edition (BS 7671)', 'Experience of the GCSE curriculum of harbours'])(
  '%s is no degree',
  (line) => {
    expect(askedIn(line).join()).not.toMatch(/degree|GCSE curriculum \(must\)/);
  },
);

test.each([
  ['BSN preferred', 'BSN'],
  ['MPH or MPA', 'MPH or MPA (must)'],
  ["Associate or bachelor's degree in nursing", 'Associate degree in nursing (must)'],
  ['ADN accepted; BSN preferred', 'BSN'],
  ['M.Ed. in special education', "Master's degree in special education (must)"],
])('letters of a degree ask for it: %s', (line, name) => {
  const { requirements } = readJobDescription(`Clerk\nRequirements:\n- ${line}`, { vocabulary });
  const degrees = requirements.filter(({ kind }) => kind === 'education');
  expect(degrees.map(({ text, must }) => (must ? `${text} (must)` : text))).toContain(name);
});

test('a broad skill is asked for with the word that says of what it is', () => {
  expect(askedIn('Crane maintenance')).toEqual(['Crane maintenance (must)']);
  expect(askedIn('Strong analysis')).toEqual(['Analysis (must)']);
  expect(askedIn('Experience with Docker and design-build contracts').join()).not.toMatch(/Design \(/);
});

describe('certificates and languages', () => {
  test.each([
    ['Spanish or ASL a plus', 'Spanish or ASL'],
    ['Sign language or Hmong: stipend', 'Sign language or Hmong (must)'],
    ['Korean would open doors', 'Korean'],
    ['Working knowledge of Somali', 'Somali (must)'],
    ['A second language is a plus', 'Second language'],
    ['Another language besides English is a plus', 'Another language besides English'],
  ])('a language is asked for in many ways: %s', (line, name) => {
    const { requirements } = readJobDescription(`Clerk\nRequirements:\n- ${line}`, { vocabulary });
    const languages = requirements.filter(({ kind }) => kind === 'language');
    expect(languages.map(({ text, must }) => (must ? `${text} (must)` : text))).toEqual([name]);
  });
  test('English as a second language is a subject', () => {
    const { requirements } = readJobDescription(
      'Clerk\nRequirements:\n- Taught English as a second language',
      {
        vocabulary,
      },
    );
    expect(requirements.map(({ kind }) => kind)).not.toContain('language');
  });
  test('how a language is used is no requirement beside it', () => {
    expect(askedIn('Fluent in English and Spanish, spoken and written')).toEqual([
      'English and Spanish (must)',
    ]);
  });
  test.each([
    ['A valid SIA Door Supervisor licence', 'SIA Door Supervisor (must)'],
    ['HCPC registration', 'HCPC (must)'],
    ['Counterbalance and/or reach truck licence', 'Counterbalance and/or reach truck licence (must)'],
    ['HGV class 1 licence', 'HGV class 1 licence (must)'],
    ['A TERN door keeper or oven guarding licence', 'TERN door keeper or oven guarding (must)'],
    ['Current registration with TERNA as a baker', 'TERNA (must)'],
    ['Registered with the Baking Council', 'Baking Council (must)'],
    ['TERNA accreditation', 'TERNA (must)'],
    ['Active Colorado bar admission', 'Active Colorado bar admission (must)'],
    ['TRN1 medical certificate', 'TRN1 (must)'],
    ['Paediatric first aid', 'Paediatric first aid (must)'],
    ['TERN qualified or part-qualified', 'TERN (must)'],
    ['A TERN gold card', 'TERN (must)'],
    ['Member of the TERN', 'TERN (must)'],
    ['The Bakers Certificate', 'Bakers Certificate (must)'],
    ['Transport Manager CPC', 'Transport Manager CPC (must)'],
    ['Cat C1 entitlement', 'Cat C1 entitlement (must)'],
    ['A digital tachograph card', 'digital tachograph card (must)'],
    ['AZ-104', 'AZ-104 (must)'],
    ['TN0-601 certification', 'TN0-601 (must)'],
    ['MRICS', 'MRICS (must)'],
  ])('%s is named before its kind', (line, name) => {
    expect(askedIn(line)).toEqual([name]);
  });

  test.each([
    'Lower the CPC of ads for bread',
    'Close JIRA tickets of the harbour',
    'Be a member of the TERN team',
    'Keep to TN-1234 of the harbour rules',
    'Sell bread by gift and SIM cards',
  ])('letters of something else are none: %s', (line) => {
    const { requirements } = readJobDescription(`Baker\nRequirements:\n- ${line}`, { vocabulary });
    expect(requirements.map(({ kind }) => kind)).not.toContain('certification');
  });
  test('letters are asked for once beside a longer name', () => {
    expect(asked('Driver\nRequirements\n- Driver CPC card\n- CPC (required)')).toEqual(['Driver CPC (must)']);
  });
  test('each of several cards or tickets is one', () => {
    expect(askedIn('TERN and GREBE tickets')).toEqual(['TERN (must)', 'GREBE (must)']);
    expect(askedIn('MS-102 or MD-102 certification')).toEqual(['MS-102 or MD-102 (must)']);
  });
  test('letters beside those of a certificate are one, unless they are a skill', () => {
    expect(askedIn('TERN, TNCC')).toEqual(['TERN (must)', 'TNCC (must)']);
    expect(askedIn('PMP or TERN')).toEqual(['PMP or TERN (must)']);
    expect(askedIn('CPA, SAP and Excel')).toEqual(['CPA (must)', 'SAP (must)', 'Excel (must)']);
  });
  test('any of several in a list with "or" will do', () => {
    expect(askedIn('Qualified accountant (ACA, ACCA or CIMA)')).toContain('ACA or ACCA or CIMA (must)');
    expect(askedIn('BLS and ACLS')).toEqual(['BLS (must)', 'ACLS (must)']);
  });
  test('are asked for as a plus too', () => {
    expect(askedIn('French and German are a big plus')).toEqual(['French', 'German']);
    expect(askedIn('French or German is a big plus')).toEqual(['French or German']);
    expect(askedIn('Some Lithuanian - bakers from the islands would love it')).toEqual(['Lithuanian (must)']);
    expect(askedIn('Spanish preferred')).toEqual(['Spanish']);
    expect(askedIn('Respond in English to guests of the harbour')).toContain('English (must)');
    const { requirements } = readJobDescription('Baker\nEnglish learners are required to bake', {
      vocabulary,
    });
    expect(requirements.map(({ kind }) => kind)).not.toContain('language');
    expect(askedIn('ServSafe is a nice to have, and so is French')).toEqual(['ServSafe', 'French']);
  });
  test('stay where a line asks for a check beside them', () => {
    const line =
      'You should have forklift experience of five harbours, a ServSafe card and an enhanced DBS check';
    expect(askedIn(line)).toContain('ServSafe (must)');
  });
  test.each(['Bilingual English and Spanish is a huge plus.', 'A current ServSafe certificate is required.'])(
    'say all that is asked by "%s"',
    (line) => {
      expect(askedIn(line).join()).not.toContain(' is ');
    },
  );
});

describe('words of daily life are no skills', () => {
  const skillsIn = (line: string) =>
    readJobDescription(`Developer\nRequirements:\n- ${line}`, { vocabulary })
      .requirements.filter(({ kind }) => kind === 'skill')
      .map(({ text }) => text);
  test.each([
    ['Fit windows and doors in old houses', 'Windows'],
    ['Write queries against our Snowflake warehouse', 'Warehouse'],
    ['GCSE grade C in sciences of the sea', 'C'],
    ['ECS gold card', 'ECS'],
    ['TS/SCI clearance for all harbours', 'TS'],
    ['Display high levels of care with bread', 'Display'],
    ['Knowledge of NEC/JCT forms of contract', 'NEC'],
    ['Bread for two GP surgeries by the harbour', 'Surgeries'],
    ['A CIM qualification in marketing', 'CIM'],
    ['Access to a vehicle and to seven islands', 'Access'],
    ['JIB Gold Card (ECS) of the harbour', 'ECS'],
    ['Repair of HGVs and trailers of seven islands', 'HGVs'],
    ['Hand the loaves to CSMs and bakers', 'CSMs'],
    ['Filing of returns for the harbour', 'Filing'],
    ['Winner of the Rye Medal for Sales Leadership', 'Sales Leadership'],
  ])('%s', (line, word) => {
    expect(skillsIn(line)).not.toContain(word);
  });
  test('where the line speaks of computers they are', () => {
    expect(askedIn('Clean up Windows servers and doors')).toContain('Windows servers (must)');
  });
});
