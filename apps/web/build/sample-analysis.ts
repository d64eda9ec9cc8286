import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bandFrom, bandOf, type ScoreBand } from '@winnow/contracts';
import { createSimilarity, loadWordEmbedder } from '@winnow/embedding';
import {
  type Analysis,
  documentFromText,
  type Finding,
  type FindingStatus,
  loadVocabulary,
  match,
  readJobDescription,
  readResume,
  textsForSimilarity,
} from '@winnow/engine';
import type { Plugin } from 'vite';

const samples = join(import.meta.dirname, '../../../samples');

/** A fixed day, so that the same sources always build the same page. */
const today = '2026-11-01';

/** The sample of the home page, as `virtual:sample-analysis` gives it to the browser. */
export type SampleAnalysis = Pick<Analysis, 'score' | 'confidence'> & {
  readonly judged: readonly JudgedRequirement[];
  /** The first finding of each status, must-haves before others: a short, fair picture. */
  readonly telling: readonly Finding[];
  readonly jobTitle: string | null;
  readonly band: ScoreBand | null;
  readonly scoreSteps: readonly number[];
};

/** Judges a sample resume with the real engine during the build: what the home page shows is never made up. */
export const sampleAnalysis: Plugin = {
  name: 'sample-analysis',
  resolveId: (id) => (id === 'virtual:sample-analysis' ? id : null),
  load: async (id) =>
    id === 'virtual:sample-analysis'
      ? `export const sampleAnalysis = ${JSON.stringify(await judge())}`
      : null,
};

type JudgedRequirement = {
  readonly requirement: Pick<Finding['requirement'], 'id' | 'text' | 'must'>;
  readonly status: FindingStatus;
};

async function judge(): Promise<SampleAnalysis> {
  const vocabulary = loadVocabulary();
  const job = readJobDescription(readSample('job-description.txt'), { vocabulary });
  const document = documentFromText(readSample('resumes/tomas-quispe.txt'));
  const resume = readResume(document, { vocabulary, today });
  const texts = textsForSimilarity(resume, job, { vocabulary });
  const similarity = await createSimilarity(await loadWordEmbedder(), [...texts.job, ...texts.resume]);
  const { score, confidence, findings } = match(resume, job, { vocabulary, similarity, today });
  const band = score === null ? null : bandOf(score);
  const judged = findings.map(({ requirement: { id, text, must }, status }) => ({
    requirement: { id, text, must },
    status,
  }));
  return {
    score,
    band,
    scoreSteps: Object.values(bandFrom),
    confidence,
    judged,
    telling: chooseTelling(findings),
    jobTitle: job.title,
  };
}

const told: readonly FindingStatus[] = ['met', 'partly', 'missing', 'unknown'];

function chooseTelling(findings: readonly Finding[]): Finding[] {
  const mustHavesFirst = [...findings].sort(
    (one, other) => Number(other.requirement.must) - Number(one.requirement.must),
  );
  return told.flatMap((status) => mustHavesFirst.find((finding) => finding.status === status) ?? []);
}

function readSample(file: string): string {
  return readFileSync(join(samples, file), 'utf8');
}
