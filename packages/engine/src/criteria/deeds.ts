import { stem } from '../words/stem.ts';

/** Nouns for actions, each with its verb and the irregular forms of that verb. */
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

/** Verbs that also show the first verb of their row: someone who ran a team managed it. */
const nearVerbs = `
  train teach instruct coach onboard, manage oversee run handle administer supervise lead direct, supervise manage oversee lead,
  develop create design build write establish, create develop design write produce make, design develop create,
  prepare create draft write compile prep, plan organize arrange coordinate, organize plan coordinate arrange,
  schedule book arrange coordinate, coordinate organize arrange manage schedule, arrange book organize coordinate,
  write draft author compose prepare, draft write prepare, repair fix service rebuild, maintain service repair,
  operate run drive use, install fit mount hang, inspect check examine, analyze review evaluate examine,
  assess evaluate examine screen, evaluate assess review, process handle enter, handle process manage resolve,
  purchase buy order procure source, buy purchase order procure, order purchase buy, hire recruit, recruit hire source,
  clean sanitize wash disinfect, edit revise proofread, research investigate study, present deliver give, deliver give present,
  reconcile balance, collect gather, resolve handle settle mediate, monitor track check, track monitor, test check verify,
  implement introduce launch deploy, improve optimize streamline, educate teach train instruct, draw take collect, take record check`;

/** Irregular forms of further verbs. */
const irregular: ReadonlyMap<string, readonly string[]> = new Map(
  `take took taken, give gave given, draw drew drawn, run ran running, make made, oversee oversaw overseen, hang hung, prep
  prepped prepping, ship shipped shipping, upsell upsold, cut cutting, set setting, hold held, keep kept, meet met, lead led,
  bring brought, feed fed, fit fitted fitting, build built, buy bought, sell sold, teach taught, write wrote written, drive
  drove driven, speak spoke spoken, get got, win won, do did done, grow grew grown, lay laid, bid, read, put, spend spent`
    .split(',')
    .map((row) => {
      const [verb = '', ...others] = row.trim().split(/\s+/);
      return [verb, others] as const;
    }),
);

/** Nouns that are interchangeable as the object of an action. */
const nearObjects = `
  employee staff hire personnel worker associate crew member, customer client guest, client customer, guest customer,
  vendor supplier, supplier vendor, student pupil child learner, staff employee personnel crew, team staff crew,
  invoice bill, truck trailer vehicle, blueprint drawing, drawing blueprint, report, complaint issue`;

export type Deed = {
  readonly verb: string;
  /** Forms of its verb. */
  readonly forms: ReadonlySet<string>;
  /** Nouns for the person who does it: "planner", "inspector". */
  readonly agents: ReadonlySet<string>;
};

/** Actions by their nouns: "management", "reconciliations". */
export const deedsByName: ReadonlyMap<string, Deed> = new Map(
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
  const ofY = /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ied`, `${verb.slice(0, -1)}ies`] : [];
  const forms = [verb, `${verb}s`, `${verb}es`, `${root}ed`, `${root}ing`, ...ofY, ...others];
  const roots = forms.filter((form) => form.endsWith('ing')).map((form) => form.slice(0, -3));
  return {
    verb,
    forms: new Set(forms),
    agents: new Set(roots.flatMap((each) => [`${each}er`, `${each}or`])),
  };
}

const verbsNear: ReadonlyMap<string, readonly string[]> = new Map(
  nearVerbs.split(',').map((row) => {
    const [verb = '', ...near] = row.trim().split(/\s+/);
    return [verb, near] as const;
  }),
);

/** All forms of the verbs that express this action. */
export function formsShowing({ verb, forms }: Deed): ReadonlySet<string> {
  const known = showing.get(verb);
  if (known) return known;
  const near = (verbsNear.get(verb) ?? []).flatMap((each) => [...(deedOfVerb(each)?.forms ?? [])]);
  const made = new Set([...forms, ...near]);
  showing.set(verb, made);
  return made;
}
const showing = new Map<string, ReadonlySet<string>>();

const objectsNear: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  nearObjects.split(',').map((row) => {
    const stems = row.trim().split(/\s+/).map(stem);
    return [stems[0] ?? '', new Set(stems)] as const;
  }),
);

/** The stems of nouns interchangeable with this one, including itself. */
export const objectsLike = (of: string): ReadonlySet<string> => objectsNear.get(of) ?? new Set([of]);

/** The action of a verb in its base form: "reconcile". */
export const deedOfVerb = (word: string): Deed | null =>
  deedsByForm.get(word) ?? (/^[a-z]{3,}$/.test(word) ? deedOf(word, irregular.get(word) ?? []) : null);

/** The action of a word that ends in "-ing": "loading", "planning". */
export function deedOfGerund(word: string): Deed | null {
  const known = deedsByForm.get(word);
  if (known) return known;
  if (!/^[a-z]{3,}ing$/.test(word)) return null;
  const root = word.slice(0, -3);
  const undoubled = /([bdgmnprt])\1$/.test(root) ? [root.slice(0, -1), `${root.slice(0, -1)}s`] : [];
  const plain = [root, `${root}e`, ...undoubled].find((verb) => irregular.has(verb)) ?? '';
  return deedOf(root, [`${root}e`, ...undoubled, ...(irregular.get(plain) ?? [])]);
}
