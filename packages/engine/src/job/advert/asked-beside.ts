import type { AdvertLine } from './advert-lines.ts';
import { isLeftOut } from './advert-wording.ts';

/** Characters; shorter lines have one subject. */
const shortest = 200;
const joint = /[,;]\s+|\s(?=(?:as|because|since|but) (?:we|you|our)\b)/g;
const asks =
  /\b(?:experience (?:with|in|of)|years?['’]? (?:of )?experience|degree|diploma|proficien\w+|knowledge of|licen[cs]e|certifi\w+|[NS]VQ|(?:must|should|need to) (?:have|hold|possess|be able)|you need|essential|desirable|preferred|advantage|a plus|clearance)\b/i;
/** Words that begin a new sentence after a comma; `asksItself` matches those that say how strongly they ask. */
const beginsAgain = /^(?:and |but |so )?(?:you|we|it|this|they)\b/i;
const asksItself =
  /\b(?:is|are|would be|so would)\b[^,]{0,24}\b(?:preferred|required|essential|desirable|needed|advantage|plus|experience)\b/i;
/** Legal sentences stay whole, since their parts look like requirements. */
const ofLaw =
  /\b(?:regardless|without regard|discriminat\w+|equal|accommodation|disabilit\w+|veterans?|religio\w+|pursuant|lawful\w*|eligible|benefits?|background)\b/i;

/**
 * What a skipped line still asks for: "no experience is needed, but you must have a driving license", the text before
 * its brackets, or the clauses of a paragraph without full stops that are not about pay and perks.
 */
export function askedBeside(line: AdvertLine): readonly AdvertLine[] {
  if (line.text.length >= shortest && !ofLaw.test(line.text)) return clausesThatAsk(line);
  const open = line.text.indexOf(' (');
  const bare = line.text.slice(0, Math.max(0, open));
  if (asks.test(bare) && !isLeftOut(bare)) return [{ ...line, end: line.start + open, text: bare }];
  const at = line.text.search(/\byou (?:must (?:also )?(?:have|hold|be able)|will need)\b/i);
  const text = at > 0 ? line.text.slice(at) : '';
  return text === '' || isLeftOut(text) ? [] : [{ ...line, start: line.start + at, text }];
}

function clausesThatAsk(line: AdvertLine): readonly AdvertLine[] {
  const runs: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { start, end } of clausesOf(line.text)) {
    const clause = line.text.slice(start, end);
    const isKept = !isLeftOut(clause);
    const run = runs.at(-1);
    const isAlone = asksItself.test(clause);
    if (isKept && isOpen && run && !isAlone && !beginsAgain.test(clause)) run.end = end;
    else if (isKept) runs.push({ start, end });
    isOpen = isKept && !isAlone;
  }
  return runs
    .map(({ start, end }) => ({
      ...line,
      start: line.start + start,
      end: line.start + end,
      text: line.text.slice(start, end),
    }))
    .filter(({ text }) => asks.test(text));
}

function* clausesOf(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(joint)) {
    yield { start, end: index };
    start = index + gap.length;
  }
  yield { start, end: text.length };
}
