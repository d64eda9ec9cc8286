import { verdictWords } from '../verdicts.ts';
import { questionInEnglish } from './question-in-english.ts';
import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations, Manner } from './statements.ts';

const { month, months, number, list, choice, language, plural } = spellingOf('en');

const positions = (count: number, kind: string): string =>
  plural(count, { one: `1 ${kind}`, other: `${number(count)} ${kind}s` });
const lines = (count: number): string => plural(count, { one: '1 line', other: `${number(count)} lines` });

/** "3 of the 5 years required", "3 years 2 months of the 5 years required", "7 years; 5 years required" */
function ofAsked(shown: number, asked: number, where: string): string {
  if (shown >= asked) return `${months(shown)} in ${where}; ${months(asked)} required`;
  const isWhole = shown >= 12 && shown % 12 === 0 && asked % 12 === 0;
  const span = isWhole ? number(shown / 12) : months(shown);
  return `${span} of the ${months(asked)} required, in ${where}`;
}

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'high school diploma',
  vocational: 'vocational training',
  associate: 'associate degree',
  bachelor: 'bachelor’s degree',
  master: 'master’s degree',
  doctorate: 'doctorate',
};
const level = (name: string): string => (name === 'native' ? 'native speaker' : name);

const shownBy = (how: Manner, by: string): string => {
  const words: Readonly<Record<Manner, string>> = {
    used: 'Used at work',
    listed: 'Listed only',
    piled: 'Only in a block of keywords',
    implied: `Implied by ${by}`,
    'of-title': `Shown by the job title ${by}`,
    related: `Only the related skill ${by}`,
    'of-suite': `Part of ${by}`,
    broader: `Only the broader skill ${by}`,
    'not-shown': 'The skill itself is not shown',
  };
  return words[how];
};

const credit = (value: number | null): string => (value === null ? 'not scored' : number(value));
const score = (value: number | null): string => (value === null ? 'none' : number(value));

/** Reasons begin with a word of their own, never with a name. */
const inSentence = (reason: string): string => reason.charAt(0).toLowerCase() + reason.slice(1);

const partName: Explanations['partName'] = {
  showing: 'How it is shown',
  'length-of-use': 'Length of use',
  'recency-of-use': 'Last used',
  word: 'Word',
  phrase: 'All of its words in one line',
  nearness: 'Similar in meaning',
  position: 'Position',
  'position-described': 'Position by its description',
  'corrected-years': 'Years corrected by hand',
  'shown-by-person': 'Accepted by a person',
  'held-title': 'Closest title held',
  'degree-level': 'Level of the degree',
  'degree-field': 'Field of the degree',
  certificate: 'Certification',
  'language-shown': 'Language',
  'language-level': 'Level of the language',
  'asked-skill': 'Requested skill',
  'occupation-lines': 'Lines closest to these occupations',
  'occupation-together': 'These lines taken together',
  'terms-line': 'Line with distinctive terms',
};

export const english: Explanations = {
  reason: {
    sentence: ({ text }) => text,
    'skill-not-found': () => 'Not found in the resume.',
    'skill-used': ({ months: used, monthsSince }) => {
      if (used === null) return 'Used in the work of a position.';
      if (monthsSince === null) return `Used at work for ${months(used)}.`;
      return monthsSince === 0
        ? `Used at work for ${months(used)}, up to today.`
        : `Used at work for ${months(used)}, last ${months(monthsSince)} ago.`;
    },
    'skill-listed': () => 'Listed, but not shown in the work of a position.',
    'skill-piled': () => 'Found only in a block of keywords that nothing else in the resume supports.',
    'skill-implied': ({ skill }) => `Implied by ${skill}.`,
    'skill-of-title': ({ title }) => `Shown by the job title ${title}.`,
    'skill-related': ({ skill }) => `Only the related skill ${skill} is shown.`,
    'skill-of-suite': ({ suite }) => `Part of ${suite}.`,
    'skill-broader': ({ skill }) => `Only the broader skill ${skill} is shown.`,
    'skill-in-words': () => 'Some of its words appear, but not the skill itself.',
    'skill-few-words': () => 'Not found. A few of its words appear elsewhere.',
    'years-undated': () => 'No position has dates to count.',
    'years-in-all': ({ months: shown, asked, positions: count }) =>
      `${ofAsked(shown, asked, positions(count, 'dated position'))}.`,
    'shown-by-person': () => 'A person accepted a passage of the resume as showing this.',
    'years-corrected': ({ months: shown, asked }) =>
      `${months(shown)} in total, corrected by hand; ${months(asked)} required.`,
    'years-of-kind': ({ months: shown, asked, positions: count, titled }) => {
      const where = plural(count, {
        one: '1 position of this kind',
        other: `${number(count)} positions of this kind`,
      });
      const more = titled < shown && titled < asked && shown >= asked;
      const byTitle = titled === 0 ? 'none of it' : `${months(titled)} of it`;
      return `${ofAsked(shown, asked, where)}${more ? `; job titles show ${byTitle}` : ''}.`;
    },
    'years-of-kind-undated': () => 'Work of this kind is mentioned, but in no position with dates.',
    'years-of-kind-none': () => 'No position shows work of this kind.',
    'worked-in-field': ({ positions: count }) =>
      plural(count, {
        one: 'Worked in this field, in 1 position.',
        other: `Worked in this field, in ${number(count)} positions.`,
      }),
    'field-described': ({ positions: count }) =>
      plural(count, {
        one: 'The description of 1 position mentions this work.',
        other: `The descriptions of ${number(count)} positions mention this work.`,
      }),
    'title-not-found': () => 'No position with this title or a similar one.',
    'title-held': ({ title }) => `Held the title ${title}.`,
    'title-held-lower': ({ title }) => `Held the title ${title}, which ranks lower.`,
    'title-in-words': () => 'The words of the title appear, but no such position.',
    'education-not-found': () => 'The resume does not mention education.',
    'degree-not-named': () => 'No degree of this level is named.',
    'degree-below': () => 'The highest degree named is below the one asked for.',
    'degree-met': () => 'A degree of the level and field asked for.',
    'degree-other-field': () => 'A degree of this level, but in another field or with no field named.',
    'degree-one-below': () => 'A degree one level below.',
    'degree-in-progress': () => 'Studying for the degree; it is not completed yet.',
    'degree-by-experience': ({ months: shown, asked }) =>
      shown >= asked
        ? `No such degree, but ${months(shown)} of work of this kind, which the job description accepts.`
        : `No such degree. The job description accepts experience: ${months(shown)} of the ${months(asked)} that make up for it.`,
    'certificate-not-found': () => 'Not mentioned in the resume.',
    'certificate-named': () => 'Named in the resume.',
    'certificate-in-progress': () => 'In progress, not held yet.',
    'language-not-found': () => 'The resume does not mention it.',
    'language-written': ({ language: code }) => `The resume is written in ${language(code)}.`,
    'language-named': () => 'Named among the languages.',
    'language-below': ({ level: named, asked }) =>
      `Named at ${level(named)} level; ${level(asked)} is required.`,
    'place-unknown': () => 'The resume does not say where the candidate lives. Places are not scored.',
    'place-same': () => 'The resume names the same place. Places are not scored.',
    'place-ask': () => 'A question for the candidate. Places are not scored.',
    'terms-ask': () => 'A question for the candidate. Working conditions are not scored.',
    'lines-not-found': () => 'No line of the resume mentions it.',
    'lines-speak': () => 'Lines of the resume show it.',
    'lines-speak-partly': () => 'Lines of the resume show part of it.',
    'near-in-meaning': () => 'Not found. A line says something similar in other words.',
    'coverage-pending': () => 'Follows from the other requirements.',
    'coverage-none': () => 'None of the requested skills is shown.',
    'coverage-shown': ({ shown, of }) => `${number(shown)} of ${number(of)} requested skills are shown.`,
    'occupation-far': () => 'Little of the resume is about this kind of work.',
    'occupation-partly': () => 'Parts of the resume are about this kind of work.',
    'occupation-near': () => 'The resume is about this kind of work.',
    'terms-few': () => 'Hardly any of these terms appear in the resume.',
    'terms-shown': ({ shown, of }) => `${number(shown)} of ${number(of)} terms appear in the resume.`,
    'terms-shown-in-forms': ({ shown, of }) =>
      `${number(shown)} of ${number(of)} terms appear in the resume, in the same or a similar form.`,
  },
  part: {
    showing: ({ how, by }) => shownBy(how, by ?? ''),
    'length-of-use': ({ months: used }) =>
      used === null ? 'Length of use: no dates' : `Length of use: ${months(used)}`,
    'recency-of-use': ({ monthsSince }) => {
      if (monthsSince === null) return 'Last used: no dates';
      return monthsSince === 0 ? 'Last used: today' : `Last used: ${months(monthsSince)} ago`;
    },
    word: ({ word, lines: count }) => (count === 0 ? `“${word}”: not found` : `“${word}” in ${lines(count)}`),
    phrase: ({ lines: count }) =>
      count === 0
        ? 'All of its words in one line: not found'
        : `All of its words together in ${lines(count)}`,
    nearness: () => 'A line that is similar in meaning',
    position: ({ title, months: own }) => `${title ?? 'Position without a title'}: ${months(own)}`,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'Position without a title'}: ${months(own)}, by its description only`,
    'corrected-years': ({ months: own }) => `Corrected by hand: ${months(own)}`,
    'shown-by-person': () => 'Accepted by a person',
    'held-title': ({ title }) => (title === null ? 'Title held: none' : `Closest title held: ${title}`),
    'degree-level': ({ level: named }) => `Level: ${named === null ? 'none named' : degree[named]}`,
    'degree-field': ({ field }) => `Field: ${field ?? 'none named'}`,
    certificate: ({ held }) => (held ? 'Named as held' : 'In progress'),
    'language-shown': ({ written }) =>
      written ? 'The resume is written in it' : 'Named among the languages',
    'language-level': ({ level: named }) => `Level: ${named === null ? 'none named' : level(named)}`,
    'asked-skill': ({ skill }) => skill,
    'occupation-lines': ({ lines: count }) => `Closest to these occupations: ${lines(count)}`,
    'occupation-together': () => 'The same lines taken together',
    'terms-line': ({ terms }) =>
      plural(terms, {
        one: 'A line with 1 of the terms',
        other: `A line with ${number(terms)} of the terms`,
      }),
  },
  missing: {
    showing: ({ how }) => {
      if (how === 'used') return null;
      if (how === 'listed') return 'Use in a described position would earn more.';
      if (how === 'piled') return 'A block of keywords earns next to nothing.';
      return 'The resume does not name the skill itself.';
    },
    'length-of-use': ({ months: used }) =>
      used === null ? 'No dated position shows how long it was used.' : 'Longer use would earn more.',
    'recency-of-use': ({ monthsSince }) =>
      monthsSince === null
        ? 'No dated position shows when it was last used.'
        : `It was last used ${months(monthsSince)} ago.`,
    word: () => null,
    phrase: ({ lines: count }) => (count === 0 ? 'No line has all of its words together.' : null),
    nearness: () => null,
    position: () => null,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'A position'} (${months(own)}) counts in part: only its description mentions this work.`,
    'corrected-years': () => null,
    'shown-by-person': () => null,
    'held-title': ({ title }) =>
      title === null
        ? 'No position with this title or a similar one.'
        : `${title} is similar to the title asked for, but not the same.`,
    'degree-level': ({ asked }) =>
      asked === null ? null : `The job description asks for: ${degree[asked]}.`,
    'degree-field': ({ asked }) => `The job description asks for this field: ${choice(asked)}.`,
    certificate: () => 'It is not held yet.',
    'language-shown': () => null,
    'language-level': ({ asked }) => `The job description asks for this level: ${level(asked)}.`,
    'asked-skill': () => null,
    'occupation-lines': () => 'More lines about this kind of work would earn more.',
    'occupation-together': () => null,
    'terms-line': () => null,
  },
  doubt: {
    sentence: ({ text }) => text,
    truncated: () => 'The text is longer than the limit, and its end was not read.',
    'pages-left-out': () => 'The document has more pages than the limit, and the last ones were not read.',
    ocr: () => 'Text was recognized from a picture and may contain mistakes.',
    'undecodable-text': () => 'Some characters could not be decoded.',
    damaged: () => 'The file is damaged, and parts of it may be missing.',
    'pages-without-text': () => 'Some pages contain only pictures.',
    silent: () => 'The resume says nothing that can be scored.',
    'no-position': () => 'No position was found in the resume.',
    'no-dates': () => 'No position has dates.',
    'old-file': ({ month: last }) =>
      `The last date in the file is ${month(last)}: positions that last until today are counted to then.`,
    'no-skill': () => 'The resume names no known skill.',
    'few-lines': () => 'The resume is short, so each line of it counts more.',
    'unknown-words': () => 'Some words are unknown: names and tools, a poor scan, or another language.',
    'glossed-resume': ({ language: code }) =>
      `The resume is in ${language(code)} and was read through a glossary, less well than English. Quotes are in its own words.`,
    'glossed-job': ({ language: code }) =>
      `The job description is in ${language(code)} and was read through a glossary, less well than English.`,
    'unread-resume': () =>
      'The resume is in an unsupported language: only names, dates and words that both texts share count.',
    'unread-job': () =>
      'The job description is in an unsupported language: only names, dates and words that both texts share count.',
    'words-only': () => 'Only words were compared: similar meanings were not looked for.',
    'few-requirements': () => 'The job asks for little.',
    'not-judged': ({ requirements }) =>
      plural(requirements, {
        one: '1 requirement could not be scored.',
        other: `${number(requirements)} requirements could not be scored.`,
      }),
  },
  flagNote: {
    truncated: 'The text was longer than the limit, and the rest was not read.',
    'pages-left-out': 'The document has more pages than the limit, and the rest was not read.',
    ocr: 'Some text was recognized from pictures and may contain mistakes.',
    'undecodable-text': 'Some characters could not be read.',
    damaged: 'The file is damaged. What could be recovered was read.',
    'pages-without-text': 'Some pages contain only pictures and were not read.',
    'harmless-marks': 'Marks that cannot be seen were left out. They say nothing about the candidate.',
  },
  weightBase: (asked) =>
    ({
      must: 'Required by the job description',
      asked: 'Mentioned in the job description',
      nice: 'Preferred by the job description',
      soft: 'A soft skill, which nearly everyone claims',
      whole: 'The job description as a whole',
      given: 'The weight it was given',
    })[asked],
  weightFactor: (code, value) =>
    ({
      'rare-words': value > 1 ? 'Rare words, which tell more' : 'Common words, which tell less',
      'many-of-kind': 'Many requirements of this kind share its points',
      'through-glossary': 'The job description was read through a glossary',
      'title-of-advert': 'The title of a full job posting',
      'beside-few': 'Few other requirements',
      'asked-for': 'Asked for line by line in a full job posting',
      'overall-share': 'Share of the overall fit in a full job posting',
      'within-scale': 'Scaled so that the heaviest weighs 5',
      'by-hand': 'Weight changed by hand',
    })[code],
  partName,
  question: questionInEnglish,
  change: {
    'other-file': () => 'The stored file is not the one that was scored.',
    'other-reading': () => 'The file is read differently now.',
    'other-facts': () => 'The facts read from it are not the same.',
    'other-job': () => 'The job description is not the same.',
    'other-engine': ({ now, before }) => `The engine is version ${now}; it was ${before}.`,
    'other-score': ({ now, before }) => `The score is ${score(now)}; it was ${score(before)}.`,
    'other-confidence': ({ now, before }) => `The confidence is ${number(now)}; it was ${number(before)}.`,
    'other-doubts': () => 'Other things lower the confidence.',
    'other-flags': () => 'The flags are not the same.',
    'requirement-added': ({ requirement }) => `“${requirement}” was not scored before.`,
    'requirement-removed': ({ requirement }) => `“${requirement}” is not scored anymore.`,
    'other-weight': ({ requirement, now, before }) =>
      `“${requirement}” weighs ${number(now)}; it was ${number(before)}.`,
    'other-weighting': ({ requirement }) => `“${requirement}”: other factors make the same weight.`,
    'other-verdict': ({ requirement, now, before }) =>
      `“${requirement}” is ${verdictWords[now].toLowerCase()}; it was ${verdictWords[before].toLowerCase()}.`,
    'other-credit': ({ requirement, now, before }) =>
      `“${requirement}” has the credit ${credit(now)}; it was ${credit(before)}.`,
    'other-part': ({ requirement, part, now, before }) =>
      `“${requirement}”, ${inSentence(partName[part])}: ${number(now)} of the credit; it was ${number(before)}.`,
    'part-added': ({ requirement, part }) =>
      `“${requirement}” has a new part: ${inSentence(partName[part])}.`,
    'part-removed': ({ requirement, part }) =>
      `“${requirement}” has lost a part: ${inSentence(partName[part])}.`,
    'other-reason': ({ requirement }) => `“${requirement}” has another reason.`,
    'other-evidence': ({ requirement }) => `“${requirement}” has other evidence.`,
    'other-bytes': () => 'The stored form differs; all scores and reasons are the same.',
  },
  remark: (requirement, reason, isMust) =>
    `${requirement}: ${inSentence(reason)}${isMust ? ' A must-have.' : ''}`,
  byHand: (quotes) => `Corrected by hand: ${list(quotes)}.`,
  notMentioned: 'The resume does not mention it.',
  wordsNotFound: (words) => `Not found: ${list(words)}.`,
  fewLines: 'Its words appear in few lines.',
  skillsNotFound: (skills) => `Not shown: ${list(skills)}.`,
  monthsMissing: (count) => `${months(count)} more would earn full points.`,
  titledMonthsMissing: (count) =>
    `${months(count)} more in positions whose title is of this kind would earn full points.`,
};
