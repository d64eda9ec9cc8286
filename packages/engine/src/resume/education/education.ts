import type { WrittenLanguage } from '../../languages/language.ts';
import { fold, tidy } from '../../words/reading-copy.ts';
import type { Education, Evidence } from '../resume.ts';
import { withoutLabel } from '../sections/labels.ts';
import type { Line } from '../sections/lines.ts';
import { entersSchool, fieldMark, noField } from './degrees-in-unsupported-languages.ts';
import {
  type DegreeMention,
  fieldLabelled,
  fieldOfDegree,
  type Mention,
  namesSubject,
  readMentions,
} from './education-mentions.ts';
import { isTableHead } from './table-head.ts';

type Draft = { -readonly [key in keyof Omit<Education, 'evidence'>]: Education[key] } & {
  evidence: Evidence[];
  dated: boolean;
  degreeStart: number | null;
  degreeEnd: number | null;
};

/** The entries of a section on education, or of other lines that clearly mention a degree. */
export function readEducation(
  lines: readonly Line[],
  today: string,
  language: WrittenLanguage = 'en',
): readonly Education[] {
  const mentions = lines.map(withoutLabel).flatMap((line): readonly Mention[] => {
    const field = fieldLabelled(line);
    if (field) return [field];
    const isNone = isTableHead(line) || entersSchool.test(line.folded.trimEnd());
    const found = isNone ? [] : readMentions(line, { today, language });
    return withoutRepeats(found, line);
  });
  const whole = wholeEntries(lines, mentions);
  const lead =
    mentions.find((mention) => mention.kind === 'degree' || mention.kind === 'institution')?.kind ?? 'degree';
  const datesFirst = mentions[0]?.kind === 'dates';
  const drafts: Draft[] = [];
  const nameless: { mention: Mention & { kind: 'name' }; draft: Draft | null }[] = [];
  let current: Draft | null = null;
  for (const mention of mentions) {
    if (mention.kind === 'name') {
      nameless.push({ mention, draft: current });
      continue;
    }
    const own = whole.get(mention);
    const isAnother =
      own === undefined || current === null
        ? startsNew(current, mention, lead, datesFirst)
        : (own === 'first' && (current.degree ?? current.institution) !== null) || isFilled(current, mention);
    if (current === null || isAnother) {
      current = {
        institution: null,
        degree: null,
        level: null,
        field: null,
        start: null,
        end: null,
        evidence: [],
        dated: false,
        degreeStart: null,
        degreeEnd: null,
      };
      drafts.push(current);
    }
    add(current, mention);
  }
  for (const { mention, draft } of nameless) {
    if (language === 'other') adoptField(mention, drafts);
    else adopt(mention, draft ?? drafts[0] ?? null);
  }
  return drafts.flatMap((draft) => {
    const { dated: _dated, degreeStart: _degreeStart, degreeEnd: _degreeEnd, ...read } = draft;
    const education = {
      ...read,
      level: isHighSchool(read) ? ('secondary' as const) : read.level,
      field: read.field ?? fieldOfDegree.exec(read.degree ?? '')?.[1] ?? null,
    };
    return education.degree !== null || education.institution !== null ? [education] : [];
  });
}

/** "Redbud High School, class of 2020", "Diploma, Blanco Trail High": the school states the level. */
const isHighSchool = ({
  institution,
  level,
  end,
}: Pick<Education, 'institution' | 'level' | 'end'>): boolean =>
  (level === 'vocational' || (level === null && end !== null)) &&
  institution !== null &&
  /(?<!\b(?:junior|middle))\s(?:high(?: school)?|secondary school)$/i.test(institution.trim());

/**
 * Removes duplicates within a line: the board of a school in a table row, and a degree's abbreviation after its name
 * ("Master of Business Administration - MBA").
 */
function withoutRepeats(mentions: readonly Mention[], line: Line): readonly Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions) {
    const last = kept.at(-1);
    const between = last ? line.text.slice(last.at.end - line.start, mention.at.start - line.start) : '';
    if (last?.kind === 'institution' && mention.kind === 'institution') {
      if (/^[^\S\t]*(?:\|\s*|\t\s*(?:\|\s*)?)$/.test(between)) continue;
      // "School of Social Work, Example University" is one place of learning.
      if (/^\s*(?:,|-|–|at)\s*$/.test(between) && partOfUniversity.test(last.text)) {
        const text = `${last.text}, ${mention.text}`;
        kept[kept.length - 1] = { ...last, text, at: { ...last.at, end: mention.at.end } };
        continue;
      }
    }
    if (last?.kind === 'degree' && mention.kind === 'degree' && isSameDegree(last, mention, between)) {
      const { field } = mention;
      kept[kept.length - 1] = {
        ...last,
        text: abbreviation.test(last.text) ? mention.text : last.text,
        field: last.field ?? field,
        at: { ...last.at, end: mention.at.end },
      };
    } else kept.push(mention);
  }
  return kept;
}

const partOfUniversity =
  /^(?:the )?(?:(?:\p{L}+ )?(?:school|faculty|department|college) of|graduate school)\b/iu;

const isSameDegree = (left: DegreeMention, right: DegreeMention, between: string): boolean =>
  left.level === right.level &&
  /^\s*[-–—(,/]\s*$/.test(between) &&
  abbreviation.test(right.text) !== abbreviation.test(left.text);

const abbreviation = /^(?:\p{Lu}\.? ?){1,2}(?:\p{L}{1,4}\.?)?$|^\p{Lu}{2,5}$/u;

/**
 * Assigns a name on the degree's own line: the field if it directly follows a degree with a known school ("BA,
 * Political Science"), the school if the degree has none.
 */
function adopt({ text, line, at }: Mention & { kind: 'name' }, draft: Draft | null): void {
  if (!draft || draft.degree === null) return;
  const own = draft.evidence.filter(({ start, end }) => start >= line.start && end <= line.end);
  if (own.length === 0) return;
  const gap =
    draft.degreeEnd !== null && at.start >= draft.degreeEnd
      ? line.text.slice(Math.max(0, draft.degreeEnd - line.start), at.start - line.start)
      : null;
  const isBesideDegree = gap !== null && besideDegree.test(gap);
  // "(Ing.)" repeats the degree.
  if (/^\p{L}{1,5}\.$/u.test(text)) return;
  // "BS degree : Business Administration": the field follows the colon.
  if (draft.field === null && isBesideDegree && gap.includes(':')) draft.field = text;
  else if (draft.institution === null && /\s/.test(text) && !namesSubject.test(text))
    draft.institution = text;
  else if (draft.field === null && isBesideDegree) draft.field = text;
  else return;
  draft.evidence.push(at);
}

const besideDegree = /^[\s,:.|•;–(-]{0,4}(?:[\p{L}.]{1,10}\)[\s,:–-]{0,4})?$/u;

/** In a language without a glossary, text directly next to a degree on its line is the field, never a school. */
function adoptField({ text, line, at }: Mention & { kind: 'name' }, drafts: readonly Draft[]): void {
  const beside = drafts.find(({ degree, degreeStart, degreeEnd }) => {
    if (degree === null || degreeStart === null || degreeEnd === null) return false;
    if (degreeStart < line.start || degreeEnd > line.end) return false;
    const gap = at.start >= degreeEnd ? [degreeEnd, at.start] : [at.end, degreeStart];
    const between = line.text.slice((gap[0] ?? 0) - line.start, (gap[1] ?? 0) - line.start);
    return at.start >= degreeEnd ? /^[\s,(:–-]*$/.test(between) : /^[\s(]+$/.test(between);
  });
  if (!beside || beside.field !== null || noField.test(fold(text))) return;
  const mark = fieldMark.exec(fold(text))?.[0].length ?? 0;
  const field = tidy(text.slice(mark)).replace(/^[«"„“]|[»"“”]$/g, '');
  if (field.length < 2) return;
  beside.field = field;
  beside.evidence.push(at);
}

/** The degree and school from lines that name both; lines above belong to another entry. */
function wholeEntries(
  lines: readonly Line[],
  mentions: readonly Mention[],
): ReadonlyMap<Mention, 'first' | 'other'> {
  const whole = new Map<Mention, 'first' | 'other'>();
  for (const line of lines) {
    const own = mentions.filter(({ at }) => at.start >= line.start && at.end <= line.end);
    const named = own.filter(({ kind }) => kind === 'degree' || kind === 'institution');
    if (line.words > maxWordsOfEntry || new Set(named.map(({ kind }) => kind)).size < 2) continue;
    for (const [index, mention] of named.entries()) whole.set(mention, index === 0 ? 'first' : 'other');
  }
  return whole;
}

/** Maximum words; a longer line is a flattened page. */
const maxWordsOfEntry = 30;

const isFilled = (draft: Draft, mention: Mention): boolean =>
  (mention.kind === 'degree' && draft.degree !== null) ||
  (mention.kind === 'institution' && draft.institution !== null);

function startsNew(
  draft: Draft | null,
  mention: Mention,
  lead: Mention['kind'],
  datesFirst: boolean,
): boolean {
  if (draft === null) return true;
  if (mention.kind === 'field') return false;
  if (mention.kind === 'dates')
    return draft.dated || (datesFirst && (draft.degree !== null || draft.institution !== null));
  if (mention.kind === 'degree')
    return draft.degree !== null || (lead === 'degree' && draft.institution !== null);
  return draft.institution !== null || (lead === 'institution' && draft.degree !== null);
}

function add(draft: Draft, mention: Mention): void {
  draft.evidence.push(mention.at);
  if (mention.kind === 'degree') {
    [draft.degree, draft.field, draft.level] = [mention.text, mention.field, mention.level];
    draft.degreeStart = mention.at.start;
    draft.degreeEnd = mention.at.end;
  } else if (mention.kind === 'institution') draft.institution = mention.text;
  else if (mention.kind === 'field') {
    if (draft.degree !== null) draft.field ??= mention.text;
  } else if (mention.kind === 'dates') {
    draft.dated = true;
    const { from, to, single } = mention.range;
    // A single date is the date of the degree.
    [draft.start, draft.end] = single ? [null, to ?? from] : [from, to];
  }
}
