import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const read = (text: string) => readJobDescription(text, { vocabulary });
/** What an advert asks for in single requirements. */
const asked = (text: string): readonly string[] =>
  read(text)
    .requirements.filter(({ evidence }) => evidence.length > 0)
    .map(({ text: words }) => words);

const advert = (lines: string) => `Gardener\nRequirements\n- Pruning of fruit trees and hedges\n${lines}`;

describe('what an advert states and does not ask', () => {
  test.each([
    'For this job we expect to offer an hourly rate that depends on location',
    'Position not applicable in the northern counties of the state',
    'Opportunity to participate in seminars and travel across the country',
    'Please email your resume or bring it to the gate house',
    'Must adhere to all company COVID safety policies and protocols',
    'We invest in you with weeks of paid lessons by the head gardener',
    "What's in it for you",
    'Other miscellaneous tasks as assigned by the head of the grounds',
    'Are you looking to take your career to the next level in a large garden',
    'Please include every garden that you have worked in',
    'Lower Marsham, Ohio',
    'Lower Marsham, OH',
    'No diploma or degree required',
    'We value a healthy work-life balance and give you tools for it',
    'Now hiring',
    'Physical demands include standing for long hours in all weather',
    'Hours 3 pm to 7 pm every night of the week',
    'This garden will be located at the gate of the old town',
  ])('%s', (line) => {
    expect(asked(advert(`- ${line}`))).toEqual(asked(advert('')));
  });

  test('in a few words of any work, unless it is a list of key skills', () => {
    const beds = ['roses', 'tulips', 'lilacs', 'ferns'].map(
      (plant) => `- Weed and water the long beds of ${plant} by hand every day`,
    );
    expect(asked(`${advert(beds.join('\n'))}\n- Flexible schedule`)).not.toContain('Flexible schedule');
    expect(asked(advert('- Flexible schedule'))).toContain('Flexible schedule');
  });

  test('though a wellness coach is asked for wellness', () => {
    expect(asked('Key skills:\n- Wellness\n- Nutrition\n- Yoga')).toContain('Wellness');
  });
});

describe('headings', () => {
  test('of whom the company looks for opens what is asked, though "Who we are" does not', () => {
    expect(asked('Gardener\nWho we are looking for\n- Docker\n- Excel')).toContain('Docker');
    expect(asked('Gardener\nWho we are\n- Docker people\nRequirements\n- Excel')).not.toContain('Docker');
  });

  test('of the company ends where a line describes the duties', () => {
    const text = (line: string) =>
      `Who we are\nWe grow roses in twelve towns.\n${line}\nRequirements\n- Excel`;
    expect(asked(text('The garden coordinator supports QuickBooks for the crews.'))).toContain('QuickBooks');
    expect(asked(text('The company supports QuickBooks for other gardens.'))).not.toContain('QuickBooks');
  });

  test('of whose duties follow ask nothing', () => {
    expect(asked('gardener\nhead gardeners duties include\n- prunes the trees')).not.toContain(
      'head gardeners duties include',
    );
  });

  test('ask nothing themselves, in small letters neither', () => {
    const small = 'gardener\nprimary job duties and responsibilities\nprunes the fruit trees and the hedges';
    expect(asked(small)).toEqual(['Gardener', 'Prunes the fruit trees and the hedges']);
  });

  test('ask nothing themselves', () => {
    const text = (heading: string) => `Gardener\n${heading}\n- Prunes the fruit trees and hedges\n`;
    for (const heading of ['About the gardener position', 'Scope of responsibility'])
      expect(asked(text(heading)), heading).not.toContain(heading);
  });
});

describe('soft skills under praise', () => {
  test.each([
    ['Strong written and verbal communications', ['Written and verbal communications']],
    ['Good communication and interpersonal skills', ['Communication', 'Interpersonal']],
    ['A strong work ethic', ['Work ethic']],
  ])('are no duty in words of its own: %s', (line, skills) => {
    expect(asked(advert(`- ${line}`))).toEqual([...asked(advert('')), ...skills]);
  });
});

describe('a title', () => {
  test.each(['Now hiring: experienced Head Gardener', 'We are hiring a talented Head Gardener'])(
    'stands without what an advert says in front: %s',
    (line) => {
      expect(read(`${line}\nRequirements\n- Pruning`).title).toBe('Head Gardener');
    },
  );
});

describe('a degree', () => {
  test('keeps a certificate and another degree among its alternatives, not among its fields', () => {
    const [education] = read(
      advert("- Bachelor's degree in midwifery or CPR certification or masters in public health"),
    ).requirements.filter(({ kind }) => kind === 'education');
    expect(education?.demand).toMatchObject({
      kind: 'education',
      fields: ['midwifery'],
      ways: [
        [{ kind: 'education', level: 'bachelor', fields: ['midwifery'] }],
        [{ kind: 'certification', name: 'CPR certification' }],
        [{ kind: 'education', level: 'master', fields: ['public health'] }],
      ],
    });
  });

  test('is asked for once where another line goes on about it', () => {
    const lines = "- Bachelor's degree\n- The degree must be in horticulture";
    expect(asked(advert(lines)).filter((text) => /degree/i.test(text))).toEqual([
      "Bachelor's degree in horticulture",
    ]);
  });

  test('hides no skill that stands far from it in a line that lost its breaks', () => {
    const far = 'and walks the grounds at dawn to look after what grows there in every season of the year ';
    const line = `bachelors degree in horticulture ${far.repeat(3)} good knowledge of agile development and payroll`;
    expect(asked(`gardener\nrequirements ${line}`)).toContain('Payroll');
  });
});

test('what must be there is asked beside what is left out', () => {
  const line =
    'No experience is needed as bread is taught, but you must have a full driving licence and own a lantern.';
  expect(asked(`Baker\nThe role\nBake rye bread for seven islands\n${line}`)).toContain('driving licence');
});

describe('a paragraph without full stops', () => {
  const line =
    'you will be baking for small shops and seven islands from our oven by the quay, you should have PostgreSQL and hold the Bakers Certificate, Kotlin is preferred but we would teach the right person, you need to have at least 2 years of experience, a clean driving licence as we supply a van and fuel card, pension, uniform';
  test('asks beside what it says about pay and perks', () => {
    const found = read(`Baker\n${line}`).requirements.filter(({ evidence }) => evidence.length > 0);
    expect(found.map(({ text, must }) => (must ? `${text} (must)` : text))).toEqual(
      expect.arrayContaining([
        'PostgreSQL (must)',
        'Bakers Certificate (must)',
        'Kotlin',
        'At least 2 years of experience (must)',
        'driving licence (must)',
      ]),
    );
  });
  test('of law asks nothing', () => {
    const law =
      'We consider all bakers without regard to religion, age or island, who must have no degree, need no knowledge of PostgreSQL, and may ask for help at the door of the mill, at the quay, in the boat or at the oven, as they like best of all';
    expect(asked(advert(`- ${law}`))).toEqual(asked(advert('')));
  });
});

test('brackets of what is checked hide nothing that stands before them', () => {
  expect(asked(advert('- Active clearance with polygraph (US citizenship required)'))).toContain(
    'Active clearance with polygraph',
  );
});

test('whoever is willing or available is asked for more than words of any work', () => {
  const line = 'Willingness to work in shifts during the harvest';
  expect(asked(advert(`- ${line}`))).toContain(line);
});

test('an office is no place to live at', () => {
  expect(asked('Gardener\nThis position is located in the Larchmere Canal Office')).not.toContain(
    'Larchmere Canal Office',
  );
});

test('what is asked of years says more by letters that nobody knows', () => {
  const line = 'Two years of experience including rotations in TRN and payroll';
  expect(asked(advert(`- ${line}`))).toContain(line);
});

test('letters that nobody knows are asked for beside what is known', () => {
  expect(asked(advert('- Familiar with TERNs and Payroll'))).toContain('Familiar with TERNs and Payroll');
  expect(asked(advert('- TRN would be an advantage but not needed'))).toContain(
    'TRN would be an advantage but not needed',
  );
  expect(asked(advert('- Familiar with Payroll in the UK'))).not.toContain('Familiar with Payroll in the UK');
});

test('items of a list that nobody knows stand beside those that are known', () => {
  expect(asked(advert('- Pneumatics, hydraulics, inverters, lantern wicks'))).toEqual(
    expect.arrayContaining(['Pneumatics', 'Hydraulics', 'Inverters', 'Lantern wicks']),
  );
  expect(asked(advert('- Lanterns, boats, pneumatics'))).not.toContain('Boats');
});

test('who knows a skill is asked for it', () => {
  expect(asked(advert('- Knows Payroll'))).toContain('Payroll');
});

test('the words of the title are no skills where the job is announced', () => {
  const found = asked(
    'Registered Nurse\nWe are looking for a kind Registered Nurse who knows PostgreSQL.\nDocker\nKotlin',
  );
  expect(found.map((text) => text.replace(' (must)', ''))).toEqual(
    expect.arrayContaining(['Registered Nurse', 'PostgreSQL']),
  );
  expect(found.filter((text) => text.startsWith('Registered'))).toHaveLength(1);
});

test('a long line of years says more than its years', () => {
  const line =
    'Candidates should have 3 years of experience at a bakery, including kneading rye dough, mending and firing ovens, and sailing boats.';
  const found = asked(`Baker\nThe role\nBake bread\n${line}`);
  expect(found.join()).toContain('3 years of experience at a bakery');
  expect(found).toContain(line);
});

test('a name that nobody knows is asked for beside what is known', () => {
  expect(
    asked('Developer\nRequirements\n- Rostering\n- Experience with Wherry or similar rostering software'),
  ).toContain('Experience with Wherry or similar rostering software');
});

test('a place at the end of what is asked hides nothing', () => {
  expect(asked(advert('- Payroll, Texas and Ohio'))).toContain('Payroll');
  expect(asked(advert('- Python, Go'))).toEqual(expect.arrayContaining(['Python', 'Go']));
});

test('what the body must bear hides nothing that stands beside it, and is no requirement alone', () => {
  const line = 'Experience with Payroll, two years in a bakery, can lift 40 pounds';
  expect(asked(advert(`- ${line}`))).toContain('Payroll');
  const body = 'Must be able to lift 50 lbs, bend, stoop and stand for long periods of time';
  expect(asked(advert(`- ${body}`))).not.toContain(body);
});

test('giving vaccines is a duty, having had them is not', () => {
  const duty = 'Administer vaccinations and keep the cold chain';
  expect(asked(advert(`- ${duty}`))).toContain(duty);
  for (const line of [
    'Must be fully vaccinated',
    'Proof of vaccination on the first day',
    'Vaccination required',
  ])
    expect(asked(advert(`- ${line}`))).not.toContain(line);
});

test('an advert of a single long line keeps what it asks beside what it says about pay', () => {
  const line = 'looks after beds and borders and walks the grounds in every season of the year ';
  expect(asked(`gardener ${line.repeat(5)} knowledge of payroll and competitive salary`)).toContain(
    'Payroll',
  );
});

describe('a word of an advert is no skill', () => {
  test.each([
    ['Approvals of the Department of Public Health are needed', 'Public health'],
    ['Experience acting as a bridge between teams', 'Acting'],
    ['Oversees the translation of ideas into beds and borders', 'Translation'],
    ['Works by the policies and procedures of the estate', 'Policies and procedures'],
  ])('%s', (line, skill) => {
    expect(asked(advert(`- ${line}`))).not.toContain(skill);
  });
});
