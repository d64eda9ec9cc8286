import { documentFromText, type JobDescription, loadVocabulary, readResume } from '@winnow/engine';
import { contentWords } from '../alignment/content-words.ts';
import type { EvaluationCase } from '../cases/case.ts';
import { type Scorer, today } from './create-scorer.ts';
import type { ScoredCase, ScoredResume, ShownRequirement } from './shown.ts';

/** Reads the advert and scores each resume, as the product does with pasted text. */
export async function scoreCase(given: EvaluationCase, scorer: Scorer): Promise<ScoredCase> {
  const job = scorer.readJob(given.advert);
  const vocabulary = loadVocabulary();
  const resumes: ScoredResume[] = [];
  for (const { file, text } of given.resumes) {
    const resume = readResume(documentFromText(text), { vocabulary, today });
    const analysis = await scorer.analyze(resume, job);
    resumes.push({
      file,
      score: analysis.score,
      flags: [...new Set(analysis.flags.map(({ kind }) => kind))].filter(
        (kind) => kind !== 'reading-quality',
      ),
      verdicts: new Map(
        analysis.findings.map(({ requirement, status, evidence }) => [
          requirement.id,
          { verdict: status, evidence: evidence.map(({ start, end }) => ({ start, end })) },
        ]),
      ),
    });
  }
  return { requirements: shownRequirements(job), resumes };
}

function shownRequirements(job: JobDescription): ShownRequirement[] {
  return job.requirements
    .filter(({ overall }) => !overall)
    .map(({ id, text, kind, must, evidence }) => {
      const advert = evidence.slice(0, 1).map(({ start, end }) => job.text.slice(start, end));
      return { id, text, kind, must, words: contentWords([text, ...advert].join(' ')) };
    });
}
