import { type Gloss, gloss } from '../languages/gloss.ts';
import { isGlossed } from '../languages/language.ts';
import { wordCount } from '../languages/word-count.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { withinBudgets } from '../weights.ts';
import { type AdvertLine, readAdvertLines, withoutSignature } from './advert/advert-lines.ts';
import { isOnlyHeading } from './advert/advert-sections.ts';
import {
  announcesJob,
  asksPlainly,
  definesEmployer,
  describesEmployer,
  isCompanyIntroduction,
  isLeftOut,
} from './advert/advert-wording.ts';
import { askedBeside } from './advert/asked-beside.ts';
import { describesNamedEmployer, readEmployerNames } from './advert/employer-names.ts';
import { soughtWith } from './advert/sought-with.ts';
import { asksInSentences, asWritten, withWordingAsWritten } from './as-written.ts';
import type { LineAsking } from './asking/line-asking.ts';
import { withPersonInOtherLanguage } from './asking/person-in-other-languages.ts';
import { seeksSomebody } from './asking/person-in-prose.ts';
import { isLikelyAsking, readAsking } from './asking/read-asking.ts';
import { contradictionsOf } from './contradictions.ts';
import { isListOfTools } from './demands/list-of-tools.ts';
import { readTitle } from './demands/read-title.ts';
import type { TitleDemand } from './demands/title-demand.ts';
import { inSourceWords } from './in-source-words.ts';
import type { Demand, ReadJobDescription } from './job-description.ts';
import { otherKindOf } from './kind-of-text.ts';
import { type LanguagePart, languagePartsOf } from './language-parts.ts';
import { type DraftRequirement, readLineRequirements } from './line-requirements.ts';
import { mergeRequirements } from './merge-requirements.ts';
import { inTitleCase, isNameInCapitals } from './requirement-text.ts';
import { askingWords } from './rules/block-hints.ts';
import { personSought } from './rules/person-sought.ts';
import { matchesAny } from './rules/rule.ts';
import { withWholeJob } from './whole-job.ts';

/**
 * Reads the requirements of a whole advert or of a bare list of key skills. Parts about the company, pay, benefits and
 * law are left out. An advert in another language is read through its glossary and quoted in its own words; one in
 * several languages, in each of them. A text that is not an advert has no requirements; a note says what it looks like.
 */
export function readJobDescription(
  text: string,
  { vocabulary }: { readonly vocabulary: Vocabulary },
): ReadJobDescription {
  const [firstPart, ...otherParts] = languagePartsOf(text);
  const isName = (word: string): boolean => vocabulary.normaliseSkill(word) !== null;
  const first = readLinesOf(firstPart, isName, vocabulary);
  const others = otherParts.map((part) => readLinesOf(part, isName, vocabulary));
  const isBareList = others.length === 0 && isListOfSkills(first.written) && !seeksPerson(first);
  const main = { ...first, asking: first.language === 'en' && !isBareList ? readAsking(first.lines) : null };
  const kind =
    others.length === 0
      ? otherKindOf(text, {
          ...main,
          isBareList,
          hasTitle: main.title !== null,
          isHeadedByTitle: () => isTitleAlone(main.lines[0]?.text ?? '', vocabulary),
          namedShare: () => shareOfNames(main.lines, vocabulary),
        })
      : null;
  if (kind !== null) return { text, title: null, requirements: [], notes: [{ code: kind, quotes: [] }] };
  const { language, lines, read } = main;
  const titled = [main, ...others].find((part) => part.title !== null);
  const title = titled?.title ?? null;
  const drafts = draftsOf(main, isBareList, vocabulary);
  const all = [
    ...drafts,
    ...others.flatMap((other) => {
      const asked = draftsOf(other, false, vocabulary);
      return other === titled ? asked : asked.filter(({ kind }) => kind !== 'title');
    }),
  ];
  const describesWork = !isBareList || lines.some(({ section }) => section === 'duties');
  const merged = mergeRequirements(withoutEchoes(all), { isBareList, describesWork, language });
  const requirements = withinBudgets(merged, { isBareList, isGloss: read !== null });
  return {
    text,
    title: title === null ? null : titleIn(all),
    requirements: withWholeJob(
      requirements,
      language === 'en' ? workIn(drafts) : spokenOf(lines, text, read),
      {
        isBareList,
        language,
        work: workIn(drafts.filter((draft) => !isTool(draft, vocabulary))),
        titled: title && (vocabulary.findTitles(title.title)[0]?.occupation ?? null),
      },
    ),
    notes: contradictionsOf(text, requirements),
  };
}

/** Whether sentences say something of the person, in the words of the advert's language. */
function seeksPerson({ lines, language, text, read }: ReadLines): boolean {
  if (read !== null)
    return (
      withPersonInOtherLanguage(lines, { text, read, language })?.some(({ asking }) => asking !== null) ??
      false
    );
  return language === 'other' ? asksInSentences(lines) : seeksSomebody(lines);
}

/** "Line Cook" is a title, "Shepherd's Pie" is not. */
const isTitleAlone = (line: string, vocabulary: Vocabulary): boolean =>
  vocabulary.findTitles(line).some(({ start, end }) => end - start >= minOfLine * line.length);

const minOfLine = 0.8;

/** Share of the letters of lines that belongs to names of skills and titles. */
function shareOfNames(lines: readonly AdvertLine[], vocabulary: Vocabulary): number {
  const lengths = lines.map(({ text }) => {
    const named = new Set<number>();
    for (const { start, end } of [...vocabulary.findSkills(text), ...vocabulary.findTitles(text)])
      for (let place = start; place < end; place += 1) named.add(place);
    return { named: named.size, all: text.length };
  });
  const sumOf = (part: 'named' | 'all') => lengths.reduce((sum, each) => sum + each[part], 0);
  return sumOf('named') / Math.max(1, sumOf('all'));
}

/** An advert, or its part in one language, in lines. */
type ReadLines = LanguagePart & {
  /** `null` for English, and for a language without a glossary. */
  readonly read: Gloss | null;
  readonly lines: readonly AdvertLine[];
  /** The same before translation; a gloss has a different length from its source. */
  readonly written: readonly AdvertLine[];
  readonly title: TitleDemand | null;
  readonly asking: readonly LineAsking[] | null;
};

function readLinesOf(
  { language, text }: LanguagePart,
  isName: (word: string) => boolean,
  vocabulary: Vocabulary,
): ReadLines {
  // A gloss would translate "Un saludo".
  const read = isGlossed(language) ? gloss(withoutSignature(text), language) : null;
  const lines = readAdvertLines(read?.text ?? text, isName, read !== null);
  const title = readTitle(lines, language, vocabulary);
  return {
    language,
    text,
    read,
    lines,
    written: read ? readAdvertLines(text, isName) : lines,
    title,
    asking: null,
  };
}

function draftsOf(part: ReadLines, isBareList: boolean, vocabulary: Vocabulary): readonly DraftRequirement[] {
  const { language, text, read, title } = part;
  const sought = read && !isBareList ? withPersonInOtherLanguage(part.lines, { text, read, language }) : null;
  const lines = sought ? sought.map(({ line }) => line) : part.lines;
  const asking =
    sought?.map(({ asking }) => asking) ??
    part.asking ??
    (language === 'en' && !isBareList ? readAsking(lines) : null);
  const asked = readDrafts(lines, { title, isBareList, asking }, vocabulary);
  if (language === 'other')
    return withWritten(withWordingAsWritten(asked, lines), asWritten(lines, asked)).toSorted(
      (a, b) => a.start - b.start,
    );
  return read ? inSourceWords(asked, text, read) : asked;
}

/** A certificate clause as written, with its alternatives, replaces the certificates recognized inside it. */
const withWritten = (
  asked: readonly DraftRequirement[],
  written: readonly DraftRequirement[],
): readonly DraftRequirement[] => [
  ...asked.filter(
    ({ kind, start, end }) =>
      kind !== 'certification' ||
      !written.some((other) => other.kind === kind && other.start < end && start < other.end),
  ),
  ...written,
];

function readDrafts(
  lines: readonly AdvertLine[],
  {
    title,
    isBareList,
    asking,
  }: {
    readonly title: TitleDemand | null;
    readonly isBareList: boolean;
    readonly asking: readonly (LineAsking | null)[] | null;
  },
  vocabulary: Vocabulary,
): readonly DraftRequirement[] {
  const drafts: DraftRequirement[] = [];
  if (title) {
    drafts.push({
      kind: 'title',
      text: inTitleCase(title.speciality === null ? title.title : `${title.title}, ${title.speciality}`),
      wording: 'asked',
      soft: false,
      isCoveredElsewhere: false,
      unsure: [],
      demand: { kind: 'title', title: inTitleCase(title.title) },
      named: title,
      start: title.start,
      end: title.end,
    });
  }
  const employers = readEmployerNames(lines, title?.title ?? null);
  const hasSections = lines.some(({ section }) => section !== 'unknown' && section !== 'list');
  const isSectioned = lines.some(({ section }) => section === 'must' || section === 'duties');
  const isWhole = isWholeAdvert(lines);
  const relevant = lines
    .map((line, at) => ({ ...line, asking: asking?.[at] ?? null }))
    .filter(({ section, asking }) => section !== 'left-out' || (asking?.asks ?? 0) >= surelyAsks)
    .flatMap((line) => partsThatAsk(line, isWhole).map((part) => ({ ...part, asking: line.asking })));
  for (const each of relevant) {
    const line = title && each.first && isNamedBy(each, title) ? behindTitle(each, title) : each;
    if (line === null) continue;
    const asks = isLikelyAsking(line.asking, line);
    const listsTools = !asks && isListOfTools(line.text, vocabulary);
    const isPassed = !asks && isSectioned && line.section === 'unknown' && !asksPlainly(line.text);
    if (isPassed && !listsTools) continue;
    const isListed = line.section === 'list';
    const isIntroduction = hasSections && (line.section === 'unknown' || isListed);
    if (isIntroduction && isCompanyIntroduction(line.text)) continue;
    if (definesEmployer(line.text)) continue;
    const asked = readLineRequirements(line, { isOfList: isBareList, asking: line.asking }, vocabulary);
    // Above the first heading, a short line without known terms is a name, a place or a date.
    const isLabel =
      (isIntroduction && line.text.split(/\s+/).length <= maxLabelWords) ||
      (hasSections && isOnlyHeading(line.text));
    const isOfEmployer = describesNamedEmployer(line.text, employers) && !announcesJob(line.text);
    const isName = line.section !== 'must' && line.section !== 'nice' && isNameInCapitals(line.text);
    const asksByNames = isSectioned && isListed && !asksPlainly(line.text);
    const isCertain = (line.asking?.asks ?? 0) >= surelyAsks;
    const hasNoOwnWords =
      (!asks && !listsTools && (asksByNames || isLabel || isName || isOfEmployer)) ||
      (!isCertain && describesEmployer(line.text) && !matchesAny(personSought, line.text));
    const isCoveredElsewhere = announcesJob(line.text);
    for (const found of asked) {
      const draft = title === null ? found : ofThisWork(found, title);
      if (title && isCoveredElsewhere && isWordOfTitle(draft, line, title, vocabulary)) continue;
      if (draft.kind !== 'other') drafts.push(draft);
      else if (!hasNoOwnWords) drafts.push(isCoveredElsewhere ? { ...draft, isCoveredElsewhere } : draft);
    }
  }
  return drafts;
}

/** A line, or what it asks where it is about something else. */
function partsThatAsk(line: AdvertLine, isWhole: boolean): readonly AdvertLine[] {
  const sought = isWhole ? null : soughtWith(line);
  const others = !isLeftOut(line.text) || isWhole ? [line] : sought ? [] : askedBeside(line);
  if (sought === null) return others;
  const rest = line.text.slice(0, sought.start - line.start).trimEnd();
  return [...others.map((other) => ({ ...other, end: other.start + rest.length, text: rest })), sought];
}

/** Minimum likelihood of asking from which a line of a skipped section is read. */
const surelyAsks = 0.8;

/** Experience without a field is in the advertised work. */
function ofThisWork(draft: DraftRequirement, { title }: TitleDemand): DraftRequirement {
  const { ways, ...demand } = draft.demand;
  const made = demandOfThisWork(demand, title);
  if (ways === undefined) return made === demand ? draft : { ...draft, demand: made };
  const all = ways.map((way) => way.map((each) => demandOfThisWork(each, title)));
  return { ...draft, demand: { ...made, ways: all } };
}

function demandOfThisWork<Of extends Demand>(demand: Of, title: string): Of {
  if (demand.kind === 'experience' && demand.field === null && demand.skillIds.length === 0)
    return { ...demand, field: title };
  if (demand.kind === 'education' && demand.instead === '') return { ...demand, instead: title };
  return demand;
}

/** "We seek a tram mechanic": trams are part of the title, not a separate skill. */
function isWordOfTitle(
  { demand, named: { start, end } }: DraftRequirement,
  line: AdvertLine,
  title: TitleDemand,
  vocabulary: Vocabulary,
): boolean {
  if (demand.kind === 'skill' && demand.skillIds.some((id) => vocabulary.skill(id)?.kind === 'tool'))
    return false;
  if (demand.kind !== 'skill' && demand.kind !== 'certification') return false;
  return vocabulary
    .findTitles(line.text)
    .some(
      (mention) =>
        line.start + mention.start <= start &&
        end <= line.start + mention.end &&
        title.title.toLowerCase().includes(mention.title.toLowerCase()),
    );
}

/** An advert without any marks and line breaks, whose requirements share a line with pay and law. */
const isWholeAdvert = (lines: readonly AdvertLine[]): boolean =>
  lines.length === 1 && lines.every(({ text }) => text.length > longestSentence);

const longestSentence = 400;

function titleIn(drafts: readonly DraftRequirement[]): string | null {
  const asked = drafts.find(({ kind }) => kind === 'title');
  return asked?.demand.kind === 'title' ? asked.demand.title : null;
}

/** Whether the line is the title, with or without a label; a sentence that mentions it asks for more. */
const isNamedBy = (line: AdvertLine, title: TitleDemand): boolean =>
  line.start <= title.start &&
  title.end <= line.end &&
  wordCount(line.text.slice(0, title.start - line.start)) <= maxWordsOfLabel;

const maxWordsOfLabel = 2;

/** What the title's line asks for after it: "Wanted: baker, 3 years"; `null` if there is only the title. */
function behindTitle<Line extends AdvertLine>(line: Line, title: TitleDemand): Line | null {
  const rest = line.text.slice(title.end - line.start);
  const from = /^,\s+/.exec(rest)?.[0].length ?? 0;
  const isList = from > 0 && rest.split(',').length > minEntries && matchesAny(askingWords, rest);
  return isList ? { ...line, start: title.end + from, text: rest.slice(from), first: false } : null;
}

const minEntries = 3;
const maxLabelWords = 8;

/** Removes lines in prose that only repeat what is asked for by itself, here or elsewhere. */
function withoutEchoes(drafts: readonly DraftRequirement[]): readonly DraftRequirement[] {
  const asked = new Set(drafts.filter(({ kind }) => kind !== 'other').map(({ text }) => text.toLowerCase()));
  return drafts.filter(
    ({ kind, text, isCoveredElsewhere }) =>
      kind !== 'other' || !(isCoveredElsewhere || asked.has(text.toLowerCase())),
  );
}

/** How often the title's text is repeated, since it says in few words what the rest says in many. */
const timesTitleIsRead = 3;

/** What is asked for about the work itself; languages and degrees are asked for in every occupation. */
const workIn = (drafts: readonly DraftRequirement[]): string =>
  drafts
    .filter(({ kind }) => kind === 'title' || kind === 'skill' || kind === 'other')
    .flatMap(({ kind, text }) => (kind === 'title' ? Array<string>(timesTitleIsRead).fill(text) : [text]))
    .join('\n');

/**
 * For languages other than English, where a line that matches no rule may still be a requirement: the advert as
 * written, without the parts that are left out.
 */
const spokenOf = (lines: readonly AdvertLine[], text: string, read: Gloss | null): string =>
  lines
    .filter((line) => line.section !== 'left-out' && !isLeftOut(line.text))
    .map((line) => read?.toSource(line.start, line.end) ?? line)
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');

/** Names of tools do not describe the work: "React" has nothing to do with reactors. */
const isTool = ({ demand }: DraftRequirement, vocabulary: Vocabulary): boolean =>
  demand.kind === 'skill' && demand.skillIds.every((id) => vocabulary.skill(id)?.kind === 'tool');

/** Minimum number of sentences of a whole advert, or of words for each; below it is a list of key skills or a note. */
const minSentences = 4;
const wordsOfSentence = 7;
const minWordsInSentences = 60;

function isListOfSkills(lines: readonly AdvertLine[]): boolean {
  const lengths = lines.map(({ text }) => wordCount(text)).filter((words) => words >= wordsOfSentence);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.length < minSentences && words < minWordsInSentences;
}
