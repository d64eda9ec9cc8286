import { countryOfCode, languageOfCode } from '../structured/names-of-codes.ts';
import { joined, periodLine, type WrittenSection } from '../structured/write-resume.ts';
import { nodesAt, textAt, type XmlNode } from '../xml/xml-tree.ts';
import { languageLine, linesOfText } from './written-values.ts';

/** The current format: a candidate of HR Open Standards, with additions by Europass. */
export function readCandidate(root: XmlNode): readonly WrittenSection[] {
  const [person] = nodesAt(root, 'CandidatePerson');
  const [profile] = nodesAt(root, 'CandidateProfile');
  const competencies = nodesAt(profile, 'PersonQualifications', 'PersonCompetency');
  const isLanguage = (competency: XmlNode) => textAt(competency, 'TaxonomyID')?.toLowerCase() === 'language';
  return [
    { heading: null, entries: [headOf(person)] },
    { heading: 'Summary', entries: [linesOfText(textAt(profile, 'ExecutiveSummary'))] },
    {
      heading: 'Work experience',
      entries: nodesAt(profile, 'EmploymentHistory', 'EmployerHistory').flatMap(positionsAt),
    },
    {
      heading: 'Education',
      entries: nodesAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(educationEntry),
    },
    {
      heading: 'Skills',
      entries: competencies.filter((each) => !isLanguage(each)).map((each) => [competencyName(each)]),
    },
    {
      heading: 'Languages',
      entries: [
        nodesAt(person, 'PrimaryLanguageCode').map(({ text }) => `${languageOfCode(text.trim())}: native`),
        competencies.filter(isLanguage).map(languageEntry),
      ],
    },
    {
      heading: 'Certifications',
      entries: nodesAt(profile, 'Certifications', 'Certification').map((certification) => [
        joined([
          textAt(certification, 'CertificationName'),
          textAt(certification, 'IssuingAuthorityName') ??
            textAt(certification, 'IssuingAuthority', 'Name') ??
            textAt(certification, 'OrganizationName'),
        ]),
      ]),
    },
    ...(profile?.nodes ?? []).filter(({ name }) => !written.has(name)).map(otherSection),
  ];
}

/** Parts of a profile that are written elsewhere, or are metadata of the editor. */
const written: ReadonlySet<string> = new Set([
  'ID',
  'ExecutiveSummary',
  'EmploymentHistory',
  'EducationHistory',
  'PersonQualifications',
  'Certifications',
  'RenderingInformation',
]);

function headOf(person: XmlNode | undefined): (string | null)[] {
  const channels = nodesAt(person, 'Communication');
  return [
    joined([textAt(person, 'PersonName', 'GivenName'), textAt(person, 'PersonName', 'FamilyName')], ' '),
    ...channels.map((channel) => {
      const dialing = textAt(channel, 'CountryDialing');
      const number = textAt(channel, 'DialNumber') ?? textAt(channel, 'FormattedNumber');
      return number
        ? joined([dialing ? `+${dialing.replace(/^\+/, '')}` : null, number], ' ')
        : textAt(channel, 'URI');
    }),
    ...nodesAt(person, 'Communication', 'Address').map(placeOf),
  ];
}

function placeOf(address: XmlNode | undefined): string | null {
  const code = textAt(address, 'CountryCode');
  return joined([
    ...nodesAt(address, 'AddressLine').map(({ text }) => text.trim()),
    joined([textAt(address, 'PostalCode'), textAt(address, 'CityName')], ' '),
    code && countryOfCode(code),
  ]);
}

function positionsAt(employer: XmlNode): (string | null)[][] {
  const name = textAt(employer, 'OrganizationName');
  const [ofEmployer] = nodesAt(employer, 'EmploymentPeriod');
  return nodesAt(employer, 'PositionHistory').map((position) => [
    joined([
      oneLine(textAt(position, 'PositionTitle')),
      name,
      textAt(position, 'City') ??
        textAt(employer, 'OrganizationContact', 'Communication', 'Address', 'CityName'),
    ]),
    periodOf(nodesAt(position, 'EmploymentPeriod')[0] ?? ofEmployer),
    ...linesOfText(textAt(position, 'Description')),
  ]);
}

function educationEntry(attendance: XmlNode): (string | null)[] {
  const [program, degree] = [
    oneLine(textAt(attendance, 'ProgramName')),
    oneLine(textAt(attendance, 'EducationDegree', 'DegreeName')),
  ];
  return [
    joined([
      program ?? degree,
      program !== degree && program !== null ? degree : null,
      textAt(attendance, 'OrganizationName'),
    ]),
    periodOf(nodesAt(attendance, 'AttendancePeriod')[0]),
    ...linesOfText(textAt(attendance, 'EducationDegree', 'OccupationalSkillsCovered')),
    ...linesOfText(textAt(attendance, 'Description')),
  ];
}

function periodOf(period: XmlNode | undefined): string | null {
  const at = (name: string) =>
    textAt(period, name, 'FormattedDateTime') ?? textAt(period, name, 'DateText') ?? textAt(period, name);
  const goesOn = [textAt(period, 'CurrentIndicator'), textAt(period, 'Ongoing')].includes('true');
  return periodLine({ start: at('StartDate'), end: goesOn ? null : at('EndDate'), isOpen: goesOn });
}

const competencyName = (competency: XmlNode): string | null =>
  oneLine(textAt(competency, 'CompetencyName') ?? textAt(competency, 'CompetencyID'));

function languageEntry(competency: XmlNode): string | null {
  const code = textAt(competency, 'CompetencyID');
  const levels = nodesAt(competency, 'CompetencyDimension', 'Score', 'ScoreText').map(({ text }) =>
    text.trim(),
  );
  return languageLine(code && languageOfCode(code), levels);
}

/** A titled part of the profile: projects, hobbies, memberships and custom sections. */
function otherSection(part: XmlNode): WrittenSection {
  return {
    heading: part.name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
    entries: (part.nodes.length > 0 ? part.nodes : [part]).map((entry) => namedTexts(entry)),
  };
}

/** Titles, names and descriptions in an element, without codes and metadata of the editor. */
function namedTexts(node: XmlNode): string[] {
  const own = /(?:title|name|description|text|summary)$/i.test(node.name)
    ? linesOfText(node.text.trim())
    : [];
  return [...own, ...node.nodes.flatMap(namedTexts)];
}

const oneLine = (text: string | null): string | null => text?.replace(/\s+/g, ' ') ?? null;
