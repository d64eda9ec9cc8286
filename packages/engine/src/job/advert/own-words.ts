import type { WrittenLanguage } from '../../languages/language.ts';
import { readWords } from '../../words/read-words.ts';
import { stem } from '../../words/stem.ts';

/** Words of praise and of asking that adverts use for any work: they say nothing about this one. */
const askingStems: ReadonlySet<string> = new Set(
  `strong exceptional outstanding effective effectively efficient efficiently passion passionate comfortable willing willingness
  motivated motivation self starter driven independent independently collaborate collaboration collaborative cross functional
  attention detail oriented organized organizational organization organisational communication communicate communicating
  verbal written oral interpersonal problem solving solver analytical critical thinking thinker creative creativity innovative innovation
  fast paced dynamic deadline multiple prioritize priority multitask task minimal supervision learn learning quickly quick positive attitude
  enthusiasm enthusiastic talented join growing growth exciting ideal expertise deep background track record mindset ownership
  fluent english proactive proactively initiative flexible flexibility adaptable adaptability leadership mentor best practice
  eager eagerness collaboratively cultural culture diverse ethic professional professionalism time manage management contribute
  colleague stakeholder result multitasking reliable dependable energetic detailed manner following assigned responsible
  disciplined friendly courteous honest honesty punctual punctuality selfmotivated hardworking trustworthy polite approachable personable
  humor humour sense outgoing upbeat curious curiosity resilient resilience humble humility empathetic empathy tactful
  plus bonus nice asset advantage essential mandatory necessary minimum various other similar equivalent`
    .split(/\s+/)
    .map(stem),
);

/** The words of a line that describe the work itself, outside of the places given. */
export function ownWords(
  text: string,
  outside: readonly { readonly start: number; readonly end: number }[] = [],
  language: WrittenLanguage = 'en',
): ReturnType<typeof readWords> {
  return readWords(text, language).filter(
    ({ stem: said, start, end }) =>
      !askingStems.has(said) && !outside.some((place) => place.start <= start && end <= place.end),
  );
}
