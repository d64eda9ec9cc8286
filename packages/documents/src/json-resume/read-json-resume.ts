import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { countryOfCode } from '../structured/names-of-codes.ts';
import { joined, periodLine, type WrittenSection, writeResume } from '../structured/write-resume.ts';
import { type Fields, fieldsIn, isTooDeep, type KnownFields, left, textOf, textsIn } from './fields.ts';

/**
 * Reads a resume in the format of jsonresume.org, 1.0.0 and earlier drafts. Fields of the schema are written as a
 * resume; other fields are kept separately, since readers of the format do not show them.
 */
export function readJsonResume(bytes: Uint8Array): ReadOutcome {
  const resume = parse(bytes);
  if (resume === null || isTooDeep(resume)) return refuse('corrupt');
  const basics = fieldsIn(resume['basics'])[0] ?? {};
  const sections: WrittenSection[] = [
    { heading: null, entries: [headOf(basics)] },
    { heading: 'Summary', entries: [[textOf(basics['summary'])]] },
    { heading: 'Work experience', entries: fieldsIn(resume['work']).map(workEntry) },
    { heading: 'Education', entries: fieldsIn(resume['education']).map(educationEntry) },
    { heading: 'Skills', entries: fieldsIn(resume['skills']).map(skillEntry) },
    { heading: 'Projects', entries: fieldsIn(resume['projects']).map(projectEntry) },
    { heading: 'Volunteering', entries: fieldsIn(resume['volunteer']).map(workEntry) },
    { heading: 'Certifications', entries: [fieldsIn(resume['certificates']).map(certificateLine)] },
    { heading: 'Languages', entries: [fieldsIn(resume['languages']).map(languageLine)] },
    { heading: 'Awards', entries: fieldsIn(resume['awards']).map(awardEntry) },
    { heading: 'Publications', entries: fieldsIn(resume['publications']).map(publicationEntry) },
    { heading: 'Interests', entries: [fieldsIn(resume['interests']).map(keywordLine)] },
    { heading: 'References', entries: fieldsIn(resume['references']).map(referenceEntry) },
  ];
  return writeResume('json-resume', sections, { beside: left(resume, known) });
}

/** The object in the file; `null` if it is not valid JSON in UTF-8, or not an object. */
function parse(bytes: Uint8Array): Fields | null {
  try {
    return fieldsIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))[0] ?? null;
  } catch {
    return null;
  }
}

function headOf(basics: Fields): (string | null)[] {
  const [place = {}] = fieldsIn(basics['location']);
  const country = textOf(place['countryCode']);
  const city = joined([textOf(place['postalCode']), textOf(place['city'])], ' ');
  return [
    textOf(basics['name']),
    textOf(basics['label']),
    textOf(basics['email']),
    textOf(basics['phone']),
    joined([textOf(place['address']), city, textOf(place['region']), country && countryOfCode(country)]),
    textOf(basics['url']) ?? textOf(basics['website']),
    ...fieldsIn(basics['profiles']).map(
      (profile) =>
        textOf(profile['url']) ?? joined([textOf(profile['network']), textOf(profile['username'])], ': '),
    ),
  ];
}

const workEntry = (work: Fields): (string | null)[] => [
  joined([
    textOf(work['position']),
    textOf(work['name']) ?? textOf(work['company']) ?? textOf(work['organization']),
    textOf(work['location']),
  ]),
  periodOf(work),
  textOf(work['description']),
  textOf(work['summary']),
  ...bulletsIn(work['highlights']),
];

const educationEntry = (education: Fields): (string | null)[] => [
  joined([
    joined([textOf(education['studyType']), textOf(education['area'])], ' in '),
    textOf(education['institution']),
  ]),
  periodOf(education),
  gradeLine(textOf(education['score']) ?? textOf(education['gpa'])),
  ...bulletsIn(education['courses']),
];

const gradeLine = (grade: string | null): string | null => grade && `Grade: ${grade}`;

const skillEntry = (skill: Fields): (string | null)[] => [
  joined(
    [joined([textOf(skill['name']), textOf(skill['level'])], ' - '), joined(textsIn(skill['keywords']))],
    ': ',
  ),
];

const projectEntry = (project: Fields): (string | null)[] => [
  joined([textOf(project['name']), textOf(project['entity']), joined(textsIn(project['roles']))]),
  periodLine({ start: textOf(project['startDate']), end: textOf(project['endDate']), isOpen: false }),
  textOf(project['description']),
  textOf(project['summary']),
  ...bulletsIn(project['highlights']),
  joined(textsIn(project['keywords'])),
];

const certificateLine = (certificate: Fields): string | null =>
  joined([textOf(certificate['name']), textOf(certificate['issuer']), dayOf(certificate['date'])]);

const languageLine = (language: Fields): string | null =>
  joined([textOf(language['language']), textOf(language['fluency'])], ': ');

const awardEntry = (award: Fields): (string | null)[] => [
  joined([textOf(award['title']), textOf(award['awarder']), dayOf(award['date'])]),
  textOf(award['summary']),
];

const publicationEntry = (publication: Fields): (string | null)[] => [
  joined([textOf(publication['name']), textOf(publication['publisher']), dayOf(publication['releaseDate'])]),
  textOf(publication['summary']),
];

const keywordLine = (interest: Fields): string | null =>
  joined([textOf(interest['name']), joined(textsIn(interest['keywords']))], ': ');

const referenceEntry = (reference: Fields): (string | null)[] => [
  textOf(reference['name']),
  textOf(reference['reference']),
];

const bulletsIn = (value: unknown): string[] => textsIn(value).map((text) => `- ${text}`);

const dayOf = (value: unknown): string | null =>
  periodLine({ start: textOf(value), end: null, isOpen: false });

/** An entry with a start but no end is current, as the schema defines. */
function periodOf(entry: Fields): string | null {
  const [start, end] = [textOf(entry['startDate']), textOf(entry['endDate'])];
  return periodLine({ start, end, isOpen: start !== null && end === null });
}

const work = [
  'position',
  'name',
  'company',
  'organization',
  'location',
  'startDate',
  'endDate',
  'description',
];

/** Fields of each section that are written, or are addresses or metadata without information about the person. */
const known: KnownFields = {
  basics: [
    'name',
    'label',
    'email',
    'phone',
    'url',
    'website',
    'summary',
    'image',
    'picture',
    'location',
    'profiles',
  ],
  work: [...work, 'summary', 'highlights', 'url', 'website'],
  volunteer: [...work, 'summary', 'highlights', 'url', 'website'],
  education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score', 'gpa', 'courses', 'url'],
  skills: ['name', 'level', 'keywords'],
  projects: [
    ...[
      'name',
      'entity',
      'roles',
      'startDate',
      'endDate',
      'description',
      'summary',
      'highlights',
      'keywords',
    ],
    ...['type', 'url'],
  ],
  certificates: ['name', 'issuer', 'date', 'url'],
  languages: ['language', 'fluency'],
  awards: ['title', 'awarder', 'date', 'summary'],
  publications: ['name', 'publisher', 'releaseDate', 'summary', 'url', 'website'],
  interests: ['name', 'keywords'],
  references: ['name', 'reference'],
  meta: ['canonical', 'version', 'lastModified', 'theme'],
  $schema: [],
};
