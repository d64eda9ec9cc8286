import { type Candidate, type CandidateSkill, overlap } from '../candidate/candidate.ts';
import type { CandidateLine } from '../candidate/candidate-lines.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import type { Judging } from './criterion.ts';

/** Names of deeds, each with its verb and those of its forms that no rule gives. */
const deeds = `
  acquisition acquire, administration administer, advising advise, analysis analyze analyse, assembly assemble, assessment assess,
  auditing audit, automation automate, baking bake, bidding bid, billing bill, budgeting budget, building build built, buying buy
  bought, calibration calibrate, cleaning clean, closing close, coaching coach, coding code, collection collect, configuration
  configure, control control controlled controlling, cooking cook, coordination coordinate, counseling counsel, delivery deliver,
  deployment deploy, design design, development develop, dispatching dispatch, distribution distribute, documentation document,
  drafting draft, driving drive drove, editing edit, enforcement enforce, entry enter, estimating estimate, estimation estimate,
  evaluation evaluate, fabrication fabricate, facilitation facilitate, filing file, forecasting forecast, generation generate,
  grading grade, handling handle, implementation implement, improvement improve, inspection inspect, hiring hire, installation install,
  integration integrate, investigation investigate, keeping keep kept, operating operate, leadership lead led, maintenance maintain, management manage,
  mapping map mapped mapping, mediation mediate, mentoring mentor, merchandising merchandise, migration migrate, mitigation mitigate,
  modeling model modeled modeling, monitoring monitor, negotiation negotiate, onboarding onboard, operation operate, optimization
  optimize, packing pack, picking pick, planning plan planned planning, preparation prepare, presentation present, prevention prevent,
  processing process, procurement procure, programming program programmed programming, promotion promote, purchasing purchase,
  reconciliation reconcile, recruiting recruit, recruitment recruit, repair repair, replenishment replenish, reporting report,
  research research, resolution resolve, retention retain, review review, scheduling schedule, selling sell sold, sorting sort,
  sourcing source, speaking speak spoke, stocking stock, supervision supervise, support support, teaching teach taught, testing test,
  tracking track, training train, translation translate, troubleshooting troubleshoot troubleshot, tutoring tutor, validation validate,
  verification verify verified, welding weld, wiring wire, writing write wrote written`;

type Deed = {
  /** Forms of its verb. */
  readonly forms: ReadonlySet<string>;
  /** Whoever does it: "planner", "inspector". */
  readonly agents: ReadonlySet<string>;
};

const deedsByName: ReadonlyMap<string, Deed> = new Map(
  deeds.split(',').flatMap((line) => {
    const [name = '', verb = '', ...others] = line.trim().split(/\s+/);
    const deed = deedOf(verb, others);
    return [
      [name, deed],
      [`${name}s`, deed],
    ] as const;
  }),
);
const deedsByForm: ReadonlyMap<string, Deed> = new Map(
  [...deedsByName.values()].flatMap((deed) => [...deed.forms].map((form) => [form, deed] as const)),
);

function deedOf(verb: string, others: readonly string[]): Deed {
  const root = verb.replace(/e$/, '');
  const forms = [verb, `${verb}s`, `${verb}es`, `${root}ed`, `${root}ing`, ...others];
  const roots = forms.filter((form) => form.endsWith('ing')).map((form) => form.slice(0, -3));
  return { forms: new Set(forms), agents: new Set(roots.flatMap((each) => [`${each}er`, `${each}or`])) };
}

/** What a skill asks to be done, and to what: "vendor management", "drafting contracts". */
function readDeed(name: string): { readonly deed: Deed; readonly object: string } | null {
  const words = name.toLowerCase().split(' ');
  if (words.length < 2 || words.length > maxWords) return null;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const named = deedsByName.get(last);
  if (named) return { deed: named, object: words.slice(0, -1).join(' ') };
  const done = first.endsWith('ing') ? deedsByForm.get(first) : undefined;
  return done ? { deed: done, object: words.slice(1).join(' ') } : null;
}

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
  const asked = candidate.language === 'en' ? readDeed(name) : null;
  if (!asked) return null;
  const objects = readWords(asked.object).map(({ stem }) => stem);
  const [first] = objects;
  if (first === undefined) return null;
  const { text } = candidate.resume.document;
  const evidence: Evidence[] = [];
  for (const number of candidate.linesByStem.get(first) ?? []) {
    const line = candidate.lines[number];
    if (!line || isCopied(line) || !objects.every((stem) => line.stems.has(stem))) continue;
    const written = text.slice(line.start, line.end);
    const place =
      line.showing === 'title'
        ? heldIn(written, asked.deed, objects)
        : isSentence(line)
          ? saidIn(written, asked.deed, objects)
          : null;
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
function saidIn(line: string, { forms }: Deed, objects: readonly string[]): Evidence | null {
  for (const { 0: verb, index } of line.matchAll(/[A-Za-z]+/g)) {
    if (!forms.has(verb.toLowerCase())) continue;
    const from = index + verb.length;
    const behind = line.slice(from, from + reach).split(clauseEnd)[0] ?? '';
    const said = readWords(behind);
    const at = said.findIndex((_, place) => objects.every((stem, next) => said[place + next]?.stem === stem));
    const last = at < 0 ? undefined : said[at + objects.length - 1];
    if (last && objectEnds.test(line.slice(from + last.end))) return { start: index, end: from + last.end };
  }
  return null;
}

/** "Event Planner" shows event planning. */
function heldIn(heading: string, { agents }: Deed, objects: readonly string[]): Evidence | null {
  const words = [...heading.matchAll(/[A-Za-z]+/g)];
  const at = words.findIndex(({ 0: word }) => agents.has(word.toLowerCase()));
  const agent = words[at];
  const before = words[at - objects.length];
  if (!agent || !before) return null;
  const said = readWords(heading.slice(before.index, agent.index)).map(({ stem }) => stem);
  const isOf = said.length === objects.length && said.every((stem, place) => stem === objects[place]);
  return isOf ? { start: before.index, end: agent.index + agent[0].length } : null;
}
