import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from './job/read-job-description.ts';
import { match } from './match.ts';
import { readResume } from './resume/read-resume.ts';
import { loadVocabulary } from './vocabulary/load-vocabulary.ts';

/** Pairs of resumes that differ in who the person is but not in their qualifications. */
const vocabulary = loadVocabulary();
const today = '2026-11-21';

const adverts = [
  'Registered nurse\nRequirements:\n- 3+ years in a hospital\n- Nursing degree\n- Care of women and newborns\n- Fluent English',
  'Backend engineer\nRequirements:\n- 5+ years of Python\n- PostgreSQL and Docker\n- Leading a team\n- Degree in Computer Science',
].map((text) => readJobDescription(text, { vocabulary }));

type Person = {
  readonly name?: string;
  readonly email?: string;
  readonly line?: string;
  readonly school?: string;
  readonly graduation?: number;
  readonly role?: string;
  readonly activity?: string;
};

function write({
  name = 'Robin Vale',
  email = 'robin.vale@example.com',
  line = '',
  school = 'Harbour University',
  graduation = 2012,
  role = 'Server',
  activity = 'Chess club',
}: Person): string {
  return `${name}
${email}
${line}

Experience
Backend Engineer, Lumen Works, Jan 2016 - Dec 2022
- Built Python services on PostgreSQL and led a team of four.
Ward Nurse, Seaview Hospital, Mar 2013 - Nov 2015
- Cared for patients and wrote reports for the doctors on duty.
${role}, Harbour Hall, Jan 2010 - Dec 2012

Education
B.Sc. Computer Science, ${school}, ${graduation}

Activities
${activity}

Skills
Python, PostgreSQL, English`;
}

const scoresOf = (person: Person) => {
  const resume = readResume(documentFromText(write(person)), { vocabulary, today });
  return adverts.map((job) => match(resume, job, { vocabulary, today }).score);
};

const swaps: readonly (readonly [what: string, same: readonly Person[]])[] = [
  [
    'the name, whatever else its words can mean',
    [
      ...['Hannah Fletcher', 'Logan Fletcher', 'Keisha Barnes', 'Darius Coleman', 'Wei Zhang', 'Priya Menon'],
      ...['Łukasz Żółć', 'Lukasz Zolc', 'José Núñez', 'Fatima al-Zahra', 'Nguyễn Thị Mai', "Siobhán O'Shea"],
      ...[
        'Ruby Swift',
        'Ada Jade',
        'Grace Love',
        'Mr. Hannah Fletcher',
        'Dr. Wei Zhang',
        'Robin Vale (she/her)',
      ],
      ...['Robin Vale (he/him)', 'Ms. Robin Vale', 'Robin Vale (they/them)'],
    ].map((name) => ({ name })),
  ],
  [
    'the address of the mailbox',
    ['x1@example.com', 'women.of.code@example.org', 'grandpa1958@example.net'].map((email) => ({ email })),
  ],
  [
    'age, origin, family, belief, health, place',
    [
      ...['Age: 27', 'Age: 61', 'Date of birth: 1963-07-19', 'Nationality: Danish', 'Nationality: Kenyan'],
      ...['Married, mother of three', 'Single', 'Religion: Hindu', 'Religion: Lutheran', 'Uses a guide dog'],
      ...['Toledo, OH 43604', 'Palo Verde, CA 92266', 'Accra, Ghana', 'Gender: female', 'Sex: male'],
    ].map((line) => ({ line })),
  ],
  ['the school', ['City College', 'Saint Mary’s College for Women'].map((school) => ({ school }))],
  ['the years of education', [1975, 1990, 2015].map((graduation) => ({ graduation }))],
];

test.each(swaps)('%s does not change a score', (_, people) => {
  const usual = scoresOf({});
  for (const person of people) expect(scoresOf(person), JSON.stringify(person)).toEqual(usual);
});

const alike: readonly (readonly [readonly Person[]])[] = [
  [['Waiter', 'Waitress'].map((role) => ({ role }))],
  [['Chairman', 'Chairwoman', 'Chair'].map((role) => ({ role }))],
  [['Salesman', 'Saleswoman', 'Salesperson'].map((role) => ({ role }))],
  [['parental', 'maternity', 'paternity'].map((kind) => ({ activity: `2009-2010: ${kind} leave` }))],
  [["men's", "women's"].map((who) => ({ activity: `Coach of the ${who} handball squad` }))],
  [
    ['IEEE', 'Society of Women Engineers', 'National Association of Black Nurses'].map((activity) => ({
      activity,
    })),
  ],
  [['mosque', 'parish', 'temple'].map((house) => ({ activity: `Volunteer, ${house} soup kitchen` }))],
];

test.each(alike)('%j get the same score', (people) => {
  const [first, ...others] = people.map(scoresOf);
  for (const other of others) expect(other).toEqual(first);
});
