/**
 * Trains how a line of an advert in prose is judged: node tools/train-prose.ts [FOLDER ...]
 * Learns from the cases of `packages/evaluation`, and from folders of labeled pairs that are not part of the repository, each
 * with `adverts.jsonl` ({"id","text"}), `requirements.jsonl` ({"advert","requirements"}), `pairs.jsonl` ({"advert","resume",
 * "A":{"verdicts"},"B"?}) and the resumes in `files`. Where two readers differ, the verdict is left out. Prints what
 * cross-validation over adverts gives, and writes the model into the engine. The result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readDocument } from '../packages/documents/src/index.ts';
import { readCandidate } from '../packages/engine/src/candidate/candidate.ts';
import type { Judging } from '../packages/engine/src/criteria/criterion.ts';
import { nearestTitle } from '../packages/engine/src/criteria/nearest-title.ts';
import { signsOf } from '../packages/engine/src/criteria/other.ts';
import { certainFrom, type SignsOfProse } from '../packages/engine/src/criteria/prose-head.ts';
import {
  documentFromText,
  loadVocabulary,
  type Resume,
  readJobDescription,
  readResume,
} from '../packages/engine/src/index.ts';
import { detectLanguage } from '../packages/engine/src/languages/detect-language.ts';
import { noSimilarity } from '../packages/engine/src/similarity.ts';
import { alignRequirements } from '../packages/evaluation/src/alignment/align-requirements.ts';
import { contentWords } from '../packages/evaluation/src/alignment/content-words.ts';
import type { LabeledRequirement } from '../packages/evaluation/src/cases/case.ts';
import { loadCases } from '../packages/evaluation/src/cases/load-cases.ts';
import { today } from '../packages/evaluation/src/scoring/create-scorer.ts';
import { type Example, fitOdds, likelihoods, type Model } from './prose/proportional-odds.ts';

type Grade = Example['grade'];
type LabeledAdvert = {
  readonly id: string;
  readonly set: string;
  readonly advert: string;
  readonly requirements: readonly LabeledRequirement[];
  readonly resumes: readonly { readonly resume: Resume; readonly grades: ReadonlyMap<string, Grade> }[];
};
type Row = {
  readonly signs: SignsOfProse;
  readonly grade: Grade;
  readonly advert: string;
  readonly set: string;
};

const output = new URL('../packages/engine/src/criteria/generated/prose-head.js', import.meta.url);
const names = [
  'words',
  'title',
  'names',
  'spread',
  'brevity',
] as const satisfies readonly (keyof SignsOfProse)[];
const folds = 12;
/** Number of different splits of the adverts into folds, since a few adverts can decide a figure. */
const deals = [1, 5, 7, 11] as const;
const penalty = 3;
const gradeOf: Readonly<Record<string, Grade>> = {
  met: 2,
  partly: 1,
  not: 0,
  absent: 0,
  'not-met': 0,
  'not-found': 0,
};
/** Kinds that the evaluation does not count. */
const unjudged: ReadonlySet<string> = new Set(['soft', 'duty', 'logistics']);

const vocabulary = loadVocabulary();
const adverts = [...(await ownCases()), ...(await Promise.all(process.argv.slice(2).map(pairsIn))).flat()];
const rows = adverts.flatMap(rowsOf);
report(rows);
const { weights, first, second } = fitOdds(examplesOf(rows), penalty);
const table = {
  weights: Object.fromEntries(names.map((name, at) => [name, weights[at]])),
  partly: first,
  met: second,
};
writeFileSync(
  output,
  `// Made by tools/train-prose.ts.\nexport const proseHead = ${JSON.stringify(table)};\n`,
);

async function ownCases(): Promise<readonly LabeledAdvert[]> {
  return (await loadCases()).map(({ id, advert, requirements, resumes }) => ({
    id,
    set: 'cases',
    advert,
    requirements,
    resumes: resumes.map(({ text, verdicts }) => ({
      resume: readResume(documentFromText(text), { vocabulary, today }),
      grades: new Map([...verdicts].flatMap(([of, { verdict }]) => gradesOf(of, verdict, verdict))),
    })),
  }));
}

function gradesOf(id: string, one: string, other: string): readonly (readonly [string, Grade])[] {
  const grade = gradeOf[one];
  return grade !== undefined && grade === gradeOf[other] ? [[id, grade]] : [];
}

async function pairsIn(folder: string): Promise<readonly LabeledAdvert[]> {
  const read = <T>(name: string): readonly T[] =>
    readFileSync(`${folder}/${name}.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as T);
  type Reading = { readonly verdicts: Readonly<Record<string, { readonly v: string }>> };
  type Pair = { readonly advert: string; readonly resume: string; readonly A: Reading; readonly B?: Reading };
  const pairs = Map.groupBy(read<Pair>('pairs'), ({ advert }) => advert);
  const lists = new Map(
    read<{ advert: string; requirements: LabeledRequirement[] }>('requirements').map((list) => [
      list.advert,
      list.requirements,
    ]),
  );
  const found: LabeledAdvert[] = [];
  for (const { id, text } of read<{ id: string; text: string }>('adverts')) {
    const resumes: { resume: Resume; grades: ReadonlyMap<string, Grade> }[] = [];
    for (const { resume: file, A, B = A } of pairs.get(id) ?? []) {
      const outcome = await readDocument(readFileSync(`${folder}/files/${file}`), file);
      if (!outcome.ok) continue;
      const grades = Object.entries(A.verdicts).flatMap(([of, { v }]) =>
        gradesOf(of, v, B.verdicts[of]?.v ?? v),
      );
      resumes.push({ resume: readResume(outcome.document, { vocabulary, today }), grades: new Map(grades) });
    }
    found.push({ id, set: folder, advert: text, requirements: lists.get(id) ?? [], resumes });
  }
  return found;
}

/** For requirements that are scored as prose: what each resume shows, and a reader's verdict. */
function rowsOf({ id, set, advert, requirements, resumes }: LabeledAdvert): readonly Row[] {
  const job = readJobDescription(advert, { vocabulary });
  const shown = job.requirements
    .filter(({ overall }) => !overall)
    .map((requirement) => {
      const words = requirement.evidence.slice(0, 1).map(({ start, end }) => job.text.slice(start, end));
      return { ...requirement, words: contentWords([requirement.text, ...words].join(' ')) };
    });
  const { shownById } = alignRequirements(requirements, shown);
  const found: Row[] = [];
  for (const { resume, grades } of resumes) {
    const candidate = readCandidate(resume, vocabulary);
    const base = {
      language: detectLanguage(job.text),
      vocabulary,
      similarity: noSimilarity,
      wordOf: (stem: string) => stem,
      isCopied: () => false,
    };
    const { title: jobTitle } = job;
    const judging: Judging = { ...base, jobTitle, heldTitle: nearestTitle(jobTitle, candidate, base) };
    for (const { id: of, kind } of requirements) {
      const requirement = shown.find((each) => each.id === shownById.get(of)?.id);
      const grade = grades.get(of);
      const isProse = requirement?.demand.kind === 'other' && !requirement.demand.logistics;
      if (!requirement || !isProse || grade === undefined || unjudged.has(kind)) continue;
      found.push({
        signs: signsOf(requirement.text, candidate, judging).signs,
        grade,
        advert: id,
        set,
      });
    }
  }
  return found;
}

/** Each set has the same total weight, regardless of its number of lines. */
function examplesOf(of: readonly Row[]): readonly Example[] {
  const bySet = Map.groupBy(of, ({ set }) => set);
  return of.map(({ signs, grade, set }) => ({
    signs: signsInOrder(signs),
    grade,
    weight: of.length / bySet.size / (bySet.get(set)?.length ?? 1),
  }));
}

function signsInOrder(signs: SignsOfProse): readonly number[] {
  return names.map((name) => signs[name]);
}

/** The engine's verdict. */
function verdictOf(model: Model, { signs }: Row): Grade {
  const [partly, met] = likelihoods(model, signsInOrder(signs));
  return met >= certainFrom.met ? 2 : partly >= certainFrom.partly ? 1 : 0;
}

/** Agreement beyond chance, with linear weights. */
function kappaOf(judged: readonly { readonly grade: Grade; readonly said: Grade }[]): number {
  const far = judged.reduce((sum, { grade, said }) => sum + Math.abs(grade - said), 0) / judged.length;
  const byChance = judged.reduce(
    (sum, { grade }) => sum + judged.reduce((all, { said }) => all + Math.abs(grade - said), 0),
    0,
  );
  return 1 - far / (byChance / judged.length ** 2);
}

/** Every line with the verdict of a model that was not trained on its advert. */
function judgedByOthers(all: readonly Row[], deal: number): readonly (Row & { readonly said: Grade })[] {
  const ids = [...new Set(all.map(({ advert }) => advert))];
  const foldOf = new Map(ids.map((id, at) => [id, ((at * deal) % ids.length) % folds]));
  return Array.from({ length: folds }, (_, fold) => {
    const model = fitOdds(examplesOf(all.filter(({ advert }) => foldOf.get(advert) !== fold)), penalty);
    return all
      .filter(({ advert }) => foldOf.get(advert) === fold)
      .map((row) => ({ ...row, said: verdictOf(model, row) }));
  }).flat();
}

/** Accuracy of the model on adverts that it was not trained on, by set. */
function report(all: readonly Row[]): void {
  const judged = deals.flatMap((deal) => judgedByOthers(all, deal));
  for (const [set, of] of Map.groupBy(judged, (row) => row.set)) {
    const right = of.filter(({ grade, said }) => grade === said).length / of.length;
    const commonest = Math.max(...[0, 1, 2].map((each) => of.filter(({ grade }) => grade === each).length));
    process.stdout.write(
      `${set}: ${of.length / deals.length} lines, right ${right.toFixed(3)}, weighted kappa ${kappaOf(of).toFixed(3)}, ` +
        `always the commonest verdict ${(commonest / of.length).toFixed(3)}\n`,
    );
  }
}
