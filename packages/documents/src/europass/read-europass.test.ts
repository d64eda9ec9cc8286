import { loadVocabulary, readResume } from '@winnow/engine';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { makePdf } from '../testing/make-pdf.ts';

const escaped = (html: string) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const duties = escaped(
  '<p>Runs the data platform.</p><ul><li>Moved 40 pipelines to Airflow</li></ul><p style="display:none">Kubernetes and Terraform</p>',
);

const namespaces =
  'xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3"';

const period = (name: string, start: string, end: string | null) => `<eures:${name}>
  <eures:StartDate><hr:FormattedDateTime>${start}</hr:FormattedDateTime></eures:StartDate>
  ${end ? `<eures:EndDate><hr:FormattedDateTime>${end}</hr:FormattedDateTime></eures:EndDate>` : '<hr:CurrentIndicator>true</hr:CurrentIndicator>'}
</eures:${name}>`;

const level = (skill: string, score: string) => `<eures:CompetencyDimension>
  <hr:CompetencyDimensionTypeCode>${skill}</hr:CompetencyDimensionTypeCode>
  <eures:Score><hr:ScoreText>${score}</hr:ScoreText></eures:Score></eures:CompetencyDimension>`;

/** The current format, as embedded in PDFs of Europass. */
const candidate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate ${namespaces}>
<CandidatePerson>
  <PersonName><oa:GivenName>Imani</oa:GivenName><hr:FamilyName>Sato</hr:FamilyName></PersonName>
  <Communication><ChannelCode>Email</ChannelCode><oa:URI>imani.sato@example.com</oa:URI></Communication>
  <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>44</CountryDialing>
    <oa:DialNumber>7700 900123</oa:DialNumber></Communication>
  <Communication><Address><oa:CityName>Leeds</oa:CityName><CountryCode>gb</CountryCode></Address></Communication>
  <PrimaryLanguageCode name="NORMAL">eng</PrimaryLanguageCode>
</CandidatePerson>
<CandidateProfile languageCode="en"><hr:ID schemeID="made-up" />
  <EmploymentHistory>
    <EmployerHistory><hr:OrganizationName>Harbour Foods</hr:OrganizationName><PositionHistory>
      <PositionTitle typeCode="URI">Senior Data
        Engineer</PositionTitle>${period('EmploymentPeriod', '2021-03-15', null)}
      <oa:Description>${duties}</oa:Description></PositionHistory></EmployerHistory>
    <EmployerHistory><hr:OrganizationName>Lumen Works</hr:OrganizationName><PositionHistory>
      <PositionTitle>Data Analyst</PositionTitle>${period('EmploymentPeriod', '2017-09', '2021-02')}
    </PositionHistory></EmployerHistory>
  </EmploymentHistory>
  <EducationHistory><EducationOrganizationAttendance>
    <hr:OrganizationName>Harbour University</hr:OrganizationName>${period('AttendancePeriod', '2013', '2017')}
    <EducationDegree><hr:DegreeName>Bachelor of Science in Computer Science</hr:DegreeName></EducationDegree>
  </EducationOrganizationAttendance></EducationHistory>
  <PersonQualifications>
    <PersonCompetency><CompetencyID>Python</CompetencyID><hr:TaxonomyID>other</hr:TaxonomyID></PersonCompetency>
    <PersonCompetency><CompetencyID>deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
      ${level('CEF-Understanding-Listening', 'C1')}${level('CEF-Writing-Production', 'B2')}</PersonCompetency>
  </PersonQualifications>
  <Others><Other><Title>Driver, Food Bank North</Title></Other></Others>
</CandidateProfile></Candidate>`;

const date = (name: string, year: number, month: string) => `<${name} year="${year}" month="--${month}" />`;

/** The format before 2020. */
const passport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
<Identification><PersonName><FirstName>Imani</FirstName><Surname>Sato</Surname></PersonName><ContactInfo>
  <Address><Contact><Municipality>Leeds</Municipality><Country><Label>United Kingdom</Label></Country></Contact></Address>
  <Email><Contact>imani.sato@example.com</Contact></Email>
  <TelephoneList><Telephone><Contact>+44 7700 900123</Contact></Telephone></TelephoneList>
</ContactInfo></Identification>
<WorkExperienceList>
  <WorkExperience><Period>${date('From', 2021, '03')}<Current>true</Current></Period>
    <Position><Label>Senior Data Engineer</Label></Position><Activities>${duties}</Activities>
    <Employer><Name>Harbour Foods</Name></Employer></WorkExperience>
  <WorkExperience><Period>${date('From', 2017, '09')}${date('To', 2021, '02')}</Period>
    <Position><Label>Data Analyst</Label></Position><Employer><Name>Lumen Works</Name></Employer></WorkExperience>
</WorkExperienceList>
<EducationList><Education><Period><From year="2013" /><To year="2017" /></Period>
  <Title>Bachelor of Science in Computer Science</Title>
  <Organisation><Name>Harbour University</Name></Organisation></Education></EducationList>
<Skills><Linguistic>
  <MotherTongueList><MotherTongue><Description><Label>English</Label></Description></MotherTongue></MotherTongueList>
  <ForeignLanguageList><ForeignLanguage><Description><Label>German</Label></Description>
    <ProficiencyLevel><Listening>C1</Listening><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage>
  </ForeignLanguageList></Linguistic>
  <Computer><Description>Python</Description></Computer></Skills>
</LearnerInfo></SkillsPassport>`;

const read = (xml: string | Uint8Array, name = 'imani.xml') =>
  readDocument(typeof xml === 'string' ? new TextEncoder().encode(xml) : xml, name);

async function documentOf(...given: Parameters<typeof read>) {
  const outcome = await read(...given);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.document;
}

describe.each([
  ['the present form', candidate],
  ['the form before 2020', passport],
])('a Europass CV in %s', (_form, xml) => {
  test('gives all facts, each with its words', async () => {
    const document = await documentOf(xml);
    const resume = readResume(document, { vocabulary: loadVocabulary(), today: '2026-11-24' });
    expect(resume).toMatchObject({
      name: { value: 'Imani Sato' },
      emails: [{ value: 'imani.sato@example.com' }],
      phones: [{ value: '+447700900123' }],
      location: { value: 'Leeds, United Kingdom' },
      positions: [
        { title: 'Senior Data Engineer', organization: 'Harbour Foods', start: '2021-03', end: 'present' },
        { title: 'Data Analyst', organization: 'Lumen Works', start: '2017-09', end: '2021-02' },
      ],
      education: [{ institution: 'Harbour University', level: 'bachelor', start: '2013', end: '2017' }],
      languages: [
        { name: 'English', level: 'native' },
        { name: 'German', level: 'B2' },
      ],
    });
    for (const name of ['Python', 'Apache Airflow'])
      expect(resume.skills.find((skill) => skill.name === name)?.evidence, name).not.toHaveLength(0);
    expect(document.text).toContain('Runs the data platform.\nMoved 40 pipelines to Airflow');
  });

  test('shows reviewers the text hidden by styles, and does not score it', async () => {
    const { text, hidden } = await documentOf(xml);
    expect(text).not.toContain('Kubernetes');
    expect(hidden).toMatchObject([{ text: 'Kubernetes and Terraform' }]);
  });

  test('is read in UTF-16 as well', async () => {
    const { text } = await documentOf(xml);
    const utf16 = Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect((await documentOf(utf16)).text).toBe(text);
  });
});

const bomb = `<!DOCTYPE Candidate [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(9)}">]>`;

test.each([
  [
    'with entities',
    candidate.replace('<Candidate ', `${bomb}<Candidate `).replace('Harbour Foods', '&b;'),
    'corrupt',
    /declares a document type/,
  ],
  [
    'that asks for another file',
    candidate.replace('<Candidate ', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Candidate '),
    'corrupt',
    /declares a document type/,
  ],
  [
    'nested without end',
    candidate.replace('<EmploymentHistory>', '<a>'.repeat(100_000)),
    'too-large',
    /smaller/,
  ],
  [
    'with more elements than any CV',
    candidate.replace('<EmploymentHistory>', `${'<a/>'.repeat(60_000)}<EmploymentHistory>`),
    'too-large',
    /smaller/,
  ],
  ['that is cut off', candidate.slice(0, 1500), 'corrupt', /damaged/],
  [
    'of another kind',
    '<?xml version="1.0"?><feed><title>Welder and diver wanted</title></feed>',
    'misnamed',
    /not a Europass CV/,
  ],
])('an XML file %s is refused with a message', async (_name, xml, reason, message) => {
  expect(await read(xml)).toMatchObject({ ok: false, reason, message: expect.stringMatching(message) });
});

test('a Europass CV attached to a PDF adds nothing to the text of its pages', async () => {
  const pdf = await makePdf((page) => {
    page.text('Imani Sato, welder and diver in Leeds');
    page.file(Buffer.from(candidate), { name: 'attachment.xml', type: 'text/xml' });
  });
  expect(Buffer.from(pdf).includes('attachment.xml')).toBe(true);
  const document = await documentOf(pdf, 'imani.pdf');
  expect(document.text).toBe('Imani Sato, welder and diver in Leeds');
  expect(JSON.stringify(document)).not.toMatch(/Airflow|Harbour|Python/);
});
