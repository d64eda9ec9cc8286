import type { Question } from '@winnow/contracts';
import type { Demand, Finding } from '@winnow/engine';
import { withoutStop } from './without-stop.ts';

/** Maximum questions: as many as a person reads before a call. */
const maxQuestions = 6;
/** Maximum words of a name; a longer one has run into its sentence, and a question quoting it reads badly. */
const longestName = 6;
/** Maximum questions that quote the job description, since those are vague. */
const maxInOwnWords = 2;

/** Maximum words of alternatives, which are quoted unchanged. */
const longestChoice = 24;

const maxSkillsAtFirst = 3;

export type AskedQuestion = { readonly requirementId: string; readonly question: Question };

/**
 * What to ask a candidate: about must-haves that are not met, partly met or not found, and nothing else; by descending
 * weight. Requirements that would have to be quoted as a whole sentence are skipped.
 */
export function questionsOn(findings: readonly Finding[]): AskedQuestion[] {
  const asked = findings
    .filter(({ requirement, status }) => requirement.must && requirement.weight > 0 && status !== 'met')
    .toSorted((left, right) => right.requirement.weight - left.requirement.weight)
    .flatMap((finding) => {
      const question = questionOn(finding);
      return question ? [{ requirementId: finding.requirement.id, question }] : [];
    });
  const once = asked.filter((one, place) => isFirst(one, asked.slice(0, place)));
  const inOwnWords = once.filter(({ question }) => question.code === 'ask-work').slice(maxInOwnWords);
  // Skills are often many: other kinds are asked before the fourth skill.
  const furtherSkills = once.filter(({ question }) => isOfSkill(question)).slice(maxSkillsAtFirst);
  const first = once.filter((one) => !inOwnWords.includes(one) && !furtherSkills.includes(one));
  return [...first, ...furtherSkills].slice(0, maxQuestions);
}

/** A question about training covers all of it, and willingness to travel is asked once. */
function isFirst({ question }: AskedQuestion, before: readonly AskedQuestion[]): boolean {
  const isSame = (other: Question): boolean =>
    isOfDegree(question) ? isOfDegree(other) : JSON.stringify(other) === JSON.stringify(question);
  return !before.some((one) => isSame(one.question));
}

const isOfSkill = ({ code }: Question): boolean => code === 'ask-skill' || code === 'ask-skill-near';

const isOfDegree = ({ code }: Question): boolean => code === 'ask-degree' || code === 'ask-degree-near';

function questionOn({ requirement, status, reason }: Finding): Question | null {
  const { demand } = requirement;
  const words = withoutStop(requirement.text);
  const isNear = status === 'partly';
  if (demand.ways !== undefined)
    return wordsIn(words) <= longestChoice ? { code: 'ask-which', args: { words } } : null;
  switch (demand.kind) {
    case 'experience':
      return aboutYears(demand, words);
    case 'education': {
      const { level, fields } = demand;
      return { code: isNear ? 'ask-degree-near' : 'ask-degree', args: { level, fields } };
    }
    case 'certification':
      return aboutCertificate(withoutStop(demand.name), reason.code === 'certificate-in-progress');
    case 'language':
      return aboutLanguage(demand);
    case 'location':
      return readsAsPlace(demand.place)
        ? { code: 'ask-place', args: { place: demand.place } }
        : { code: 'ask-on-site', args: {} };
    case 'skill':
      return isName(words) ? { code: isNear ? 'ask-skill-near' : 'ask-skill', args: { name: words } } : null;
    case 'other':
      if (typeof demand.logistics === 'string') return { code: `ask-${demand.logistics}`, args: {} };
      return showsWork.test(words) ? { code: 'ask-portfolio', args: {} } : aboutWork(words);
    default:
      return null;
  }
}

type Of<Kind extends Demand['kind']> = Extract<Demand, { readonly kind: Kind }>;

function aboutYears({ minMonths: months, field, skillIds }: Of<'experience'>, words: string): Question {
  if (field !== null && isName(field)) {
    const of = field.replace(roleBehind, '');
    // Years without a field refer to the job's own title.
    return words.includes(field)
      ? { code: 'ask-years-in', args: { months, field: of } }
      : { code: 'ask-years-as', args: { months, title: field } };
  }
  const at = words.indexOf(' with ');
  const skills = at < 0 ? '' : words.slice(at + ' with '.length);
  return skillIds.length > 0 && isName(skills)
    ? { code: 'ask-years-in', args: { months, field: skills } }
    : { code: 'ask-years', args: { months } };
}

/** "In a sales role": the noun after the name of the work. */
const roleBehind = / (?:roles?|positions?|capacity|environment|setting|experience)$/i;

/** Phrases before the name of the work: "Strong knowledge of". */
const askingAhead =
  /^(?:strong |good |solid |deep |proven |working |basic |excellent |prior |previous |demonstrated )?(?:knowledge|experience|proficiency|understanding|familiarity|background|expertise) (?:of|with|in) (?:the |an? )?/i;

function aboutWork(words: string): Question | null {
  const work = words.replace(askingAhead, '');
  // Text in capitals throughout is a name or a heading.
  const isShouted = work === work.toUpperCase() && work !== work.toLowerCase() && work.includes(' ');
  return isName(work) && !isShouted ? { code: 'ask-work', args: { words: work } } : null;
}

const license = /\blicen[cs]|\bregist(?:ered|ration)\b|führerschein|approbation|zulassung/i;

function aboutCertificate(name: string, isInProgress: boolean): Question | null {
  if (!isName(name)) return null;
  if (isInProgress) return { code: 'ask-certificate-date', args: { name } };
  return { code: license.test(name) ? 'ask-license' : 'ask-certificate', args: { name } };
}

function aboutLanguage({ name, level }: Of<'language'>): Question | null {
  const language = codesOfLanguages.get(name.toLowerCase());
  if (language) return { code: 'ask-language', args: { language, level } };
  return isName(name) ? { code: 'ask-language-named', args: { name, level } } : null;
}

/** ISO 639-1 codes by English language names, which demands use. */
const codesOfLanguages: ReadonlyMap<string, string> = new Map(
  `ar bg bn ca cs cy da de el en es et fa fi fr ga gu he hi hr hu id is it ja ka kk km ko lo lt lv mk mn mr ms mt my ne nl
   no pa pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi yo zh zu`
    .split(/\s+/)
    .map((code) => [
      (new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code).toLowerCase(),
      code,
    ]),
);

const showsWork = /\b(?:portfolio|github|work samples)\b|arbeitsproben/i;

/** Words for a workplace that don't name a place. */
const noPlace =
  /\b(?:hq|headquarters?|offices?|on[- ]?site|remote|hybrid|site|campus|store|branch|location|region|area|field|home|building|plant|warehouse|center|centre|facility|clinic|hospital|department)\b/i;
/** Small words inside the names of places. */
const ofPlaces: ReadonlySet<string> = new Set(
  'of the de del de la el am an der den im upon on sur le les und and or'.split(' '),
);
/** Other abbreviations are rarely a place: "HQ", "WFH". */
const knownShort: ReadonlySet<string> = new Set('US USA UK UAE EU NYC LA SF DC'.split(' '));
const longestPlace = 5;

/** "Austin, TX" reads as a place, "HQ" and "the office" do not. */
function readsAsPlace(place: string): boolean {
  const words = place
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > longestPlace || noPlace.test(place)) return false;
  // Caseless scripts don't mark names.
  const isWritten = words.every((word) => ofPlaces.has(word) || /^\p{Lu}[\p{L}.'’-]*$|^\p{Lo}+$/u.test(word));
  const isSpelledOut = words.some((word) => /\p{Ll}|\p{Lo}|\p{Lu}{5}/u.test(word) || knownShort.has(word));
  return isWritten && isSpelledOut;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const isName = (words: string): boolean => {
  const count = wordsIn(words);
  return count > 0 && count <= longestName && !speaksOfEmployer.test(words);
};

const speaksOfEmployer = /\b(?:we|our|us|you|your|they|their)\b|\b(?:wir|unser\w*|sie|ihr\w*)\b/i;
