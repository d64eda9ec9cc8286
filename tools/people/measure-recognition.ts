import { documentFromText, loadVocabulary, readResume } from '@winnow/engine';
import { findSamePerson } from '../../apps/server/src/features/people/identity/find-same-person.ts';
import {
  identifyResume,
  type ResumeIdentity,
} from '../../apps/server/src/features/people/identity/identify-resume.ts';
import { lookUpKeys } from '../../apps/server/src/features/people/identity/look-up-keys.ts';
import type { PlantedResume } from './plant-people.ts';

type Known = PlantedResume & { readonly identity: ResumeIdentity; readonly place: number };

export type Pair = { readonly left: PlantedResume; readonly right: PlantedResume };

/** Pairs of resumes by whether they belong to one person, and the result for each. */
export type Recognition = {
  readonly joined: { readonly right: number; readonly wrong: readonly Pair[] };
  readonly proposed: { readonly right: number; readonly wrong: readonly Pair[] };
  readonly missed: readonly Pair[];
};

/** Reads the resumes in order, each compared with earlier ones that share a contact or a name with it. */
export function measureRecognition(planted: readonly PlantedResume[]): Recognition {
  const vocabulary = loadVocabulary();
  const known: Known[] = [];
  const byKey = new Map<string, Known[]>();
  const joined = { right: 0, wrong: [] as Pair[] };
  const proposed = { right: 0, wrong: [] as Pair[] };
  const missed: Pair[] = [];
  for (const [place, resume] of planted.entries()) {
    const facts = readResume(documentFromText(resume.text), { vocabulary, today: '2026-11-01' });
    const identity = identifyResume(facts);
    const keys = lookUpKeys(identity).map(({ kind, value }) => `${kind} ${value}`);
    const neighbors = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
    const { same, perhaps } = findSamePerson(identity, neighbors);
    for (const [found, into] of [
      [same, joined],
      [perhaps, proposed],
    ] as const) {
      for (const { known: other } of found) {
        if (other.person === resume.person) into.right += 1;
        else into.wrong.push({ left: other, right: resume });
      }
    }
    const seen = new Set([...same, ...perhaps].map(({ known: other }) => other.place));
    for (const other of known) {
      if (other.person === resume.person && !seen.has(other.place))
        missed.push({ left: other, right: resume });
    }
    const entry = { ...resume, identity, place };
    known.push(entry);
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  }
  return { joined, proposed, missed };
}

export function sharesOf({ joined, proposed, missed }: Recognition) {
  const right = joined.right + proposed.right;
  const wrong = joined.wrong.length + proposed.wrong.length;
  return {
    precision: right / (right + wrong),
    recall: right / (right + missed.length),
    precisionOfJoins: joined.right / (joined.right + joined.wrong.length),
  };
}
