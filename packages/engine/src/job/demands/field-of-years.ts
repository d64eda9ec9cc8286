import { ownWords } from '../advert/own-words.ts';
import { besideYears } from './skills-of-years.ts';

type Interval = { readonly start: number; readonly end: number };

/** What ends the field of the years: a nice-to-have, a condition, or another requirement. */
const fieldEnds =
  /[;:()•|]|\.(?=\s|$)|\s[-–—]\s|(?:, ?)?\b(?:is |are |strongly |highly )?(?:required|preferred|desired|desirable|a (?:big |strong )?plus|an advantage|necessary|essential|mandatory)\b|, (?:an?|your|by|(?:at least |of which )?(?:one|two|three|four|five|\d{1,2}))\b|,? ?\band (?:have|has|driven|worked|held|managed|led|run|used|taught|built|written|supervised|handled|trained)\b|,? (?:please|nothing less|no less|or so|give or take|or more|or longer|or thereabouts|at least|minimum)\b|,? (?:not counting|(?:\w+ ){0,5}(?:do|does|will|is|are)(?: not|n['’]t))\b| (?:behind|under) (?:them|you|(?:your|their) belt)\b|(?:, ?)?\b(?:including|preferably|ideally|particularly|especially|as well as|along with|where|while|who|that|which|must|should|such as|plus|combined|experience and|demonstrat\w+|or (?:an? )?(?:equivalent|similar|related|comparable|any other|relevant)|and (?:an? )?(?:strong|proven|good|solid|deep|valid)|with (?:an? )?(?:proven|strong|good|solid|at least|minimum|focus|emphasis|track|deep|demonstrated|experience))\b/i;
/** Text before the field: "or more years of progressively responsible, hands-on work experience in …". */
const beforeField =
  /^(?:['’+]|[\s/]|\((?:\d{1,2}\+? (?:years? )?(?:preferred|desired|ideal(?:ly)?)|s)\)|\b(?:required|needed)(?= (?:in|as|with|of)\b)|\bunder (?:your|their) belt\b|\byour experience (?:must|should|needs to) be\b|\b(?:or more|exp|of|in|as|an?|the|with|within|on|at|using|doing|having|min(?:imum)?|working|work|experienced?|experiences|background|relevant|related|directly|professional|prior|previous|progressive(?:ly)?|increasing(?:ly)?|responsible|proven|hands[- ]?on|full[- ]?time|part[- ]?time|demonstrated|successful|recent|direct|total|combined|verifiable|verified|practical|solid|strong|extensive|job|industry|similar|comparable|equivalent|closely|overall|paid|documented|post[- ]?(?:qualification|graduate)|field|fields|role|roles|position|positions|capacity|area|areas|this|that|or|thereabouts)\b)+/i;
/** Words that cannot end a field: "bookkeeping experience in". */
const afterField = wordSet('experience background work and or in of the an a preferred for with');
/** Words between the field and the years that follow it: "Bookkeeping experience of at least 3 years". */
const betweenFieldAndYears = wordSet(
  `experience background should include includes including of at least minimum min. with for over more than a the is are has have
  having about up to equal around approximately must be`,
);
const beforeFieldAhead =
  /^(?:[\s,]|\b(?:must|have|has|having|you|you['’]ve|candidates?|applicants?|should|will|with|in|of|as|an?|the|proven|prior|previous|relevant|demonstrated|hands[- ]?on|strong|solid|work|working|experienced?|background|at|least|minimum|ideal(?:ly)?|possess(?:es)?|bring|required|a)\b)+/i;

/**
 * "Litigation experience (3 years)", "Experience with litigation of at least 3 years", "Baking: 3 years", "Baking, minimum
 * 3 years".
 */
const asksAhead =
  /\bexperience\b|^[^:]{2,40}:\s*$|^(?:[\w&/'’-]+ ){0,3}[\w&/'’-]+(?:,| [-–—]| \() ?(?:(?:an? )?(?:min(?:imum)?\.?(?: of)?|at least) )?$/i;
/** The text up to the field: "Worked in bakeries for at least 3 years", "with a focus on rye bread". */
const workedIn =
  /^.*\b(?:worked|working|works?|served|serving|employed|background|focus(?:ed|ing)?|emphasis|speciali[sz]\w+|been|career|practi[cs]ed|practi[cs]ing)(?: (?:full[- ]time|part[- ]time|professionally|directly|hands[- ]on))? (?:(?:as|in|on|with|within|at)(?: (?:an?|the))?|an?) (?=[^,;:]{2,60} for (?:(?:at least|a minimum of|no less than|over|more than) )?$)/i;

/** Maximum length of a field, in words. */
const longestField = 16;

/**
 * The field of years of work: "operations finance" in "5+ years of operations finance experience". Half-open
 * interval of the line; `null` where any work counts. `from` is the end of the previous span of years, 0 if
 * there is none, and `next` the start of the next one.
 */
export function fieldOfYears(
  line: string,
  span: Interval,
  { from, next }: { readonly from: number; readonly next: number },
): Interval | null {
  return fieldBehind(line, span, next) ?? fieldAhead(line, span, from);
}

function fieldBehind(line: string, span: Interval, next: number): Interval | null {
  const rest = line.slice(span.end, next);
  const lead = beforeField.exec(rest)?.[0].length ?? 0;
  const said = rest.slice(lead);
  const field = withoutLast(untilNextEntry(cutAt(cutAt(said, besideYears), fieldEnds)), afterField);
  return kept(span.end + lead, field);
}

/**
 * "Sales, marketing or events" is one field with alternatives; in "sales, own car" the field ends at the
 * comma, and the list continues with another entry.
 */
function untilNextEntry(field: string): string {
  for (const { index } of field.matchAll(/,/g)) {
    const before = field.slice(0, index);
    if (endsAsField.test(before) || listJoint.test(before) || !listJoint.test(field.slice(index)))
      return before;
  }
  return field;
}

const endsAsField = /\b(?:experience|exp|background)$/i;
const listJoint = /\s(?:and\/or|and|or|&)\s/i;

/** The text without trailing words that are in the given set. */
function withoutLast(text: string, words: ReadonlySet<string>): string {
  let end = text.length;
  for (;;) {
    while (end > 0 && separators.includes(text.charAt(end - 1))) end -= 1;
    let start = end;
    while (start > 0 && !separators.includes(text.charAt(start - 1))) start -= 1;
    if (start === end || !words.has(text.slice(start, end).toLowerCase())) return text.slice(0, end);
    end = start;
  }
}

const separators = ' \t,:(–—/-';

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

function cutAt(text: string, end: RegExp): string {
  const at = text.search(end);
  return at < 0 ? text : text.slice(0, at);
}

function fieldAhead(line: string, span: Interval, after: number): Interval | null {
  const before = line.slice(0, span.start);
  const breaks = [...before.matchAll(/[;•|]|\.(?=\s)/g)].map(({ index }) => index + 1);
  const from = Math.max(after, ...breaks);
  const worked = workedIn.exec(before.slice(from))?.[0].length ?? 0;
  if (worked === 0 && (after > 0 || !asksAhead.test(before.slice(from)))) return null;
  const said = withoutLast(before.slice(from), betweenFieldAndYears);
  const lead = worked || (beforeFieldAhead.exec(said)?.[0].length ?? 0);
  return kept(from + lead, said.slice(lead));
}

function kept(at: number, said: string): Interval | null {
  const field = withinLongest(said);
  if (field === null || /^[,;]/.test(field) || (ownWords(field).length === 0 && !ofLeading.test(field)))
    return null;
  return { start: at, end: at + field.length };
}

/** "Years of leadership experience" name a field, although leadership is a soft skill elsewhere. */
const ofLeading = /\b(?:leadership|supervis(?:ory|ing|ion)|managerial|management|managing|leading)\b/i;

/** A long list of fields, cut at the last comma within the maximum length; `null` where there is none. */
function withinLongest(field: string): string | null {
  const words = [...field.matchAll(/\S+/g)];
  const beyond = words[longestField];
  if (!beyond) return field;
  const comma = field.lastIndexOf(',', beyond.index);
  return comma < 0 ? null : field.slice(0, comma);
}
