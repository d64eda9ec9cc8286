import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bandFrom, bandOf, type ScoreBand } from '@winnow/contracts';
import { readDocument } from '@winnow/documents';
import { createSimilarity, loadWordEmbedder } from '@winnow/embedding';
import {
  type Analysis,
  documentFromText,
  type FindingStatus,
  loadVocabulary,
  match,
  type Resume,
  readJobDescription,
  readResume,
  type TextDocument,
  textsForSimilarity,
} from '@winnow/engine';
import type { Plugin } from 'vite';
import { writeFictionalResumes } from './fictional-resumes.ts';
import { findQuotedSentence, type QuotedSentence } from './quoted-sentence.ts';
import { type Reweighed, reweighLeaders } from './reweigh-leaders.ts';

const samples = join(import.meta.dirname, '../../../samples');

/** A fixed day, so that the same sources always build the same page. */
const today = '2026-11-01';

const pileSize = 47;
const risenCount = 3;
/** How many are shown while their weights change. */
const leaderCount = 5;
const shownFiles = 5;

/** What the landing page shows, as `virtual:sample-analysis` gives it to the browser. */
export type SampleAnalysis = {
  readonly jobTitle: string;
  readonly requirementCount: number;
  /** How many resumes came in. */
  readonly pileSize: number;
  /** The best of them, the best first. */
  readonly risen: readonly RisenResume[];
  /** The scores of the others, the best first. */
  readonly fallen: readonly { readonly score: number; readonly band: ScoreBand }[];
  readonly scoreSteps: readonly number[];
  /** Names of some of the files that came in. */
  readonly fileNames: readonly string[];
  /** A resume that hides text, and how. */
  readonly hiding: { readonly fileName: string; readonly technique: string } | null;
  readonly reweighed: Reweighed | null;
};

export type RisenResume = Pick<Analysis, 'confidence'> & {
  readonly id: string;
  readonly fileName: string;
  readonly title: string;
  /** Whole years in all positions. */
  readonly years: number;
  readonly score: number;
  readonly band: ScoreBand;
  readonly mustHaves: readonly { readonly text: string; readonly status: FindingStatus }[];
  readonly quote: QuotedSentence;
};

/** Scores sample resumes with the real engine during the build: what the landing page shows is never made up. */
export const sampleAnalysis: Plugin = {
  name: 'sample-analysis',
  resolveId: (id) => (id === 'virtual:sample-analysis' ? id : null),
  async load(id) {
    if (id !== 'virtual:sample-analysis') return null;
    pile ??= scoreSamples();
    return `export const sampleAnalysis = ${JSON.stringify(await pile)}`;
  },
};

/** What browsers load and what the server writes pages with are built one after the other, of the same pile. */
let pile: Promise<SampleAnalysis> | null = null;

export async function scoreSamples(): Promise<SampleAnalysis> {
  const vocabulary = loadVocabulary();
  const job = readJobDescription(readFileSync(join(samples, 'job-description.txt'), 'utf8'), { vocabulary });
  const embedder = await loadWordEmbedder();

  async function judge({ fileName, document }: PiledResume): Promise<ScoredResume[]> {
    const resume = readResume(document, { vocabulary, today });
    const texts = textsForSimilarity(resume, job, { vocabulary });
    const similarity = await createSimilarity(embedder, [...texts.job, ...texts.resume]);
    const analysis = match(resume, job, { vocabulary, similarity, today });
    return analysis.score === null ? [] : [{ fileName, resume, analysis, score: analysis.score }];
  }

  const read = await readSamples();
  const written = writeFictionalResumes(pileSize - read.length).map((text) => ({
    fileName: null,
    document: documentFromText(text),
  }));
  const judged = (await Promise.all([...read, ...written].map(judge))).flat();
  if (judged.length !== pileSize) throw new Error(`${judged.length} of ${pileSize} resumes were judged.`);
  judged.sort((one, other) => other.score - one.score);
  return {
    jobTitle: job.title ?? '',
    requirementCount: job.requirements.length,
    pileSize,
    risen: judged.slice(0, risenCount).map(presentRisen),
    fallen: judged.slice(risenCount).map(({ score }) => ({ score, band: bandOf(score) })),
    scoreSteps: Object.values(bandFrom),
    fileNames: read.map(({ fileName }) => fileName).slice(0, shownFiles),
    hiding: findHiding(judged),
    reweighed: reweighLeaders(
      judged.slice(0, leaderCount).map(({ resume, analysis }) => ({ title: titleOf(resume), analysis })),
    ),
  };
}

type PiledResume = { readonly fileName: string | null; readonly document: TextDocument };

type ScoredResume = {
  readonly fileName: string | null;
  readonly resume: Resume;
  readonly analysis: Analysis;
  readonly score: number;
};

/** All samples except the scanned page: its text recognition would slow every build. */
async function readSamples() {
  const folder = join(samples, 'resumes');
  const names = readdirSync(folder).sort();
  const read = await Promise.all(
    names.map(async (fileName) => ({
      fileName,
      outcome: await readDocument(readFileSync(join(folder, fileName))),
    })),
  );
  return read.flatMap(({ fileName, outcome }) =>
    outcome.ok && !outcome.document.notes.includes('ocr') ? [{ fileName, document: outcome.document }] : [],
  );
}

function findHiding(judged: readonly ScoredResume[]): SampleAnalysis['hiding'] {
  for (const { fileName, analysis } of judged) {
    const technique = analysis.flags.find(({ kind }) => kind === 'hidden-text')?.technique;
    if (fileName && technique) return { fileName, technique };
  }
  return null;
}

function titleOf(resume: Resume): string {
  const title = resume.positions[0]?.title;
  if (!title) throw new Error('A leading resume names no job.');
  return title;
}

function presentRisen({ fileName, resume, analysis, score }: ScoredResume): RisenResume {
  const quote = findQuotedSentence(resume.document, analysis.findings);
  if (fileName === null || !quote || resume.experienceMonths === null)
    throw new Error('A resume rose above the line that the landing page cannot show.');
  return {
    id: fileName.replace(/\.\w+$/, ''),
    fileName,
    title: titleOf(resume),
    years: Math.floor(resume.experienceMonths / 12),
    score,
    band: bandOf(score),
    confidence: analysis.confidence,
    mustHaves: analysis.findings
      .filter(({ requirement }) => requirement.must)
      .map(({ requirement: { text }, status }) => ({ text, status })),
    quote,
  };
}
