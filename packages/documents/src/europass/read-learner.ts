import { joined, periodLine, type WrittenSection } from '../structured/write-resume.ts';
import { nodesAt, textAt, type XmlNode } from '../xml/xml-tree.ts';
import { languageLine, linesOfText } from './written-values.ts';

/** The format before 2020: the skills passport of Cedefop. */
export function readLearner(root: XmlNode): readonly WrittenSection[] {
  const [learner] = nodesAt(root, 'LearnerInfo');
  const [skills] = nodesAt(learner, 'Skills');
  return [
    { heading: null, entries: [headOf(learner)] },
    {
      heading: 'Work experience',
      entries: nodesAt(learner, 'WorkExperienceList', 'WorkExperience').map((work) => [
        joined([labelAt(work, 'Position'), textAt(work, 'Employer', 'Name'), placeAt(work, 'Employer')]),
        periodOf(work),
        ...linesOfText(textAt(work, 'Activities')),
      ]),
    },
    {
      heading: 'Education',
      entries: nodesAt(learner, 'EducationList', 'Education').map((education) => [
        joined([
          textAt(education, 'Title'),
          labelAt(education, 'Field'),
          textAt(education, 'Organisation', 'Name'),
        ]),
        periodOf(education),
        ...linesOfText(textAt(education, 'Activities')),
      ]),
    },
    {
      heading: 'Skills',
      entries: ['Computer', 'JobRelated', 'Organisational', 'Communication', 'Other'].map((kind) =>
        linesOfText(textAt(skills, kind, 'Description')),
      ),
    },
    {
      heading: 'Languages',
      entries: [
        nodesAt(skills, 'Linguistic', 'MotherTongueList', 'MotherTongue').map((tongue) =>
          joined([labelAt(tongue, 'Description'), 'native'], ': '),
        ),
        nodesAt(skills, 'Linguistic', 'ForeignLanguageList', 'ForeignLanguage').map(languageEntry),
      ],
    },
    ...nodesAt(learner, 'AchievementList', 'Achievement').map((achievement) => ({
      heading: labelAt(achievement, 'Title'),
      entries: [linesOfText(textAt(achievement, 'Description'))],
    })),
  ];
}

function headOf(learner: XmlNode | undefined): (string | null)[] {
  const [identification] = nodesAt(learner, 'Identification');
  const [contact] = nodesAt(identification, 'ContactInfo');
  const [address] = nodesAt(contact, 'Address', 'Contact');
  return [
    joined(
      [textAt(identification, 'PersonName', 'FirstName'), textAt(identification, 'PersonName', 'Surname')],
      ' ',
    ),
    labelAt(nodesAt(learner, 'Headline')[0], 'Description'),
    textAt(contact, 'Email', 'Contact'),
    ...nodesAt(contact, 'TelephoneList', 'Telephone').map((phone) => textAt(phone, 'Contact')),
    ...nodesAt(contact, 'WebsiteList', 'Website').map((website) => textAt(website, 'Contact')),
    joined([
      textAt(address, 'AddressLine'),
      joined([textAt(address, 'PostalCode'), textAt(address, 'Municipality')], ' '),
      labelAt(address, 'Country'),
    ]),
  ];
}

const labelAt = (node: XmlNode | undefined, name: string): string | null =>
  textAt(node, name, 'Label')?.replace(/\s+/g, ' ') ?? null;

const placeAt = (node: XmlNode, name: string): string | null =>
  textAt(node, name, 'ContactInfo', 'Address', 'Contact', 'Municipality');

function periodOf(node: XmlNode): string | null {
  const [period] = nodesAt(node, 'Period');
  return periodLine({
    start: dateOf(nodesAt(period, 'From')[0]),
    end: dateOf(nodesAt(period, 'To')[0]),
    isOpen: textAt(period, 'Current') === 'true',
  });
}

/** `<From year="2013" month="--03" day="---01" />` */
function dateOf(date: XmlNode | undefined): string | null {
  const [year, month] = [date?.attribute('year'), date?.attribute('month')?.replaceAll('-', '')];
  return year ? joined([year, month ?? null], '-') : null;
}

function languageEntry(language: XmlNode): string | null {
  const [proficiency] = nodesAt(language, 'ProficiencyLevel');
  const levels = (proficiency?.nodes ?? []).map(({ text }) => text.trim()).filter((level) => level !== '');
  return languageLine(labelAt(language, 'Description'), levels);
}
