import { type Candidate, type CandidateSkill, overlap } from '../candidate/candidate.ts';
import type { CandidateLine } from '../candidate/candidate-lines.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import type { Judging } from './criterion.ts';

/** Names of deeds, each with its verb and the forms of it that no rule gives. */
const deeds = `
  acquisition acquire, administration administer, advising advise, analysis analyze analyse, assembly assemble, assessment assess,
  auditing audit, automation automate, baking bake, bidding bid, billing bill, budgeting budget, building build built, buying buy
  bought, calibration calibrate, cleaning clean, closing close, coaching coach, coding code, collection collect, configuration
  configure, control control controlled controlling, cooking cook, coordination coordinate, counseling counsel, delivery deliver,
  deployment deploy, design design, development develop, dispatching dispatch, distribution distribute, documentation document,
  drafting draft, driving drive drove, editing edit, enforcement enforce, entry enter, estimating estimate, estimation estimate,
  evaluation evaluate, fabrication fabricate, facilitation facilitate, filing file, forecasting forecast, generation generate,
  grading grade, handling handle, implementation implement, improvement improve, inspection inspect, installation install,
  integration integrate, investigation investigate, keeping keep kept, leadership lead led, maintenance maintain, management manage,
  mapping map mapped mapping, mediation mediate, mentoring mentor, merchandising merchandise, migration migrate, mitigation mitigate,
  modeling model modeled modeling, monitoring monitor, negotiation negotiate, onboarding onboard, operation operate, optimization
  optimize, packing pack, picking pick, planning plan planned planning, preparation prepare, presentation present, prevention prevent,
  processing process, procurement procure, programming program programmed programming, promotion promote, purchasing purchase,
  reconciliation reconcile, recruiting recruit, recruitment recruit, repair repair, replenishment replenish, reporting report,
  research research, resolution resolve, retention retain, review review, scheduling schedule, selling sell sold, sorting sort,
  sourcing source, speaking speak spoke, stocking stock, supervision supervise, support support, teaching teach taught, testing test,
  tracking track, training train, translation translate, troubleshooting troubleshoot troubleshot, tutoring tutor, validation validate,
  verification verify verified, welding weld, wiring wire, writing write wrote written`;

const verbs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  deeds.split(',').map((deed) => {
    const [name = '', verb = '', ...others] = deed.trim().split(/\s+/);
    const root = verb.replace(/e$/, '');
    return [name, new Set([verb, `${verb}s`, `${verb}es`, `${root}ed`, `${root}ing`, ...others])];
  }),
);

/** What follows an object that is not the first part of another: "managed vendors in", not "managed vendor contracts". */
const objectEnds =
  /^(?:['’]s?)?(?:\s*(?:[,.;:)&/–—]|$)|\s(?:and|or|for|of|in|with|to|at|from|by|on|across|while|using|per|through|including|that|which|as|within|under|between|worth|over|during|daily|weekly|monthly|annually)\b)/;
const clauseEnd = /[.;:]|, (?:and|then|but|while|who|which)\b/;
/** Characters between a verb and its object. */
const reach = 60;
const maxWords = 3;

/**
 * "Vendor management" in a resume that says "Managed 40 vendors": a sentence whose verb and object are what the skill
 * names. `null` where no sentence says so, and for skills that name no deed.
 */
export function doneAsAsked(
  name: string,
  candidate: Candidate,
  { isCopied }: Pick<Judging, 'isCopied'>,
): CandidateSkill | null {
  const words = name.toLowerCase().split(' ');
  const deed = verbs.get(words.at(-1) ?? '');
  if (!deed || words.length < 2 || words.length > maxWords || candidate.language !== 'en') return null;
  const objects = readWords(words.slice(0, -1).join(' ')).map(({ stem }) => stem);
  const [first] = objects;
  if (first === undefined) return null;
  const { text } = candidate.resume.document;
  const evidence: Evidence[] = [];
  for (const number of candidate.linesByStem.get(first) ?? []) {
    const line = candidate.lines[number];
    if (!line || !isSentence(line) || isCopied(line)) continue;
    if (!objects.every((stem) => line.stems.has(stem))) continue;
    const place = saidIn(text.slice(line.start, line.end), deed, objects);
    const found = place && { start: line.start + place.start, end: line.start + place.end };
    if (found && !candidate.removed.some((taken) => overlap(taken, found))) evidence.push(found);
  }
  if (evidence.length === 0) return null;
  // How long it was done, one sentence does not say.
  return { id: name, name, surface: [name], showing: 'used', months: null, monthsSince: null, evidence };
}

/** A few words in a position ("Managed vendors") are a sentence, too; in a list of skills they are not. */
const isSentence = ({ showing, position }: CandidateLine): boolean =>
  showing === 'used' || showing === 'stated' || (showing === 'listed' && position !== null);

/** From the verb to the end of its object. */
function saidIn(line: string, deed: ReadonlySet<string>, objects: readonly string[]): Evidence | null {
  for (const { 0: verb, index } of line.matchAll(/[A-Za-z]+/g)) {
    if (!deed.has(verb.toLowerCase())) continue;
    const from = index + verb.length;
    const behind = line.slice(from, from + reach).split(clauseEnd)[0] ?? '';
    const said = readWords(behind);
    const at = said.findIndex((_, place) => objects.every((stem, next) => said[place + next]?.stem === stem));
    const last = at < 0 ? undefined : said[at + objects.length - 1];
    if (last && objectEnds.test(line.slice(from + last.end))) return { start: index, end: from + last.end };
  }
  return null;
}
