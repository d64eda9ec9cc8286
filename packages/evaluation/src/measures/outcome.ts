import { alignRequirements } from '../alignment/align-requirements.ts';
import { contentWords } from '../alignment/content-words.ts';
import type { EvaluationCase, LabeledRequirement, LabeledVerdict, RequirementKind } from '../cases/case.ts';
import type { ScoredCase, ShownRequirement, ShownVerdict } from '../scoring/shown.ts';

/** One labeled requirement, and the product's verdict on it for one resume. */
export type VerdictOutcome = {
  readonly file: string;
  /** The resume. */
  readonly text: string;
  readonly requirement: LabeledRequirement;
  readonly labeled: LabeledVerdict;
  /** `null` if no requirement is shown for it. */
  readonly shown: ShownVerdict | null;
  /** Share of the requirement's words in the resume, 0 to 1. */
  readonly wordsFound: number;
};

export type ResumeOutcome = {
  readonly file: string;
  readonly fit: number;
  /** -1 if it cannot be scored. */
  readonly score: number;
  readonly flags: readonly string[];
  /** Cosine of advert and resume. */
  readonly tfIdf: number;
  /** Only for requirements that are scored: see `isScored`. */
  readonly verdicts: readonly VerdictOutcome[];
};

export type RequirementOutcome = {
  readonly requirement: LabeledRequirement;
  readonly shown: ShownRequirement | null;
};

/** A case together with the product's output for it. */
export type CaseOutcome = {
  readonly id: string;
  readonly profession: string;
  readonly form: string;
  /** The labeled requirements that are scored. */
  readonly requirements: readonly RequirementOutcome[];
  readonly shown: readonly ShownRequirement[];
  readonly invented: readonly ShownRequirement[];
  /** Best first, as labeled. */
  readonly resumes: readonly ResumeOutcome[];
};

const notScored: readonly RequirementKind[] = ['soft', 'duty', 'logistics'];

/**
 * Soft skills, plain duties and logistics may be shown, but are excluded from the figures: resumes rarely mention them,
 * and careful readers disagree.
 */
function isScored({ kind }: LabeledRequirement): boolean {
  return !notScored.includes(kind);
}

/** @param tfIdfOf returns the cosine of the advert with a resume of the case, by its file */
export function compare(
  given: EvaluationCase,
  scored: ScoredCase,
  tfIdfOf: (file: string) => number,
): CaseOutcome {
  const { shownById, invented } = alignRequirements(given.requirements, scored.requirements);
  const requirements = given.requirements
    .filter(isScored)
    .map((requirement) => ({ requirement, shown: shownById.get(requirement.id) ?? null }));
  const resumes = given.order.flatMap((file): ResumeOutcome[] => {
    const labeled = given.resumes.find((each) => each.file === file);
    const analyzed = scored.resumes.find((each) => each.file === file);
    if (!labeled || !analyzed) return [];
    const verdicts = requirements.flatMap(({ requirement, shown }): VerdictOutcome[] => {
      const verdict = labeled.verdicts.get(requirement.id);
      if (!verdict) return [];
      return [
        {
          file,
          text: labeled.text,
          requirement,
          labeled: verdict,
          shown: (shown && analyzed.verdicts.get(shown.id)) ?? null,
          wordsFound: shareOfWords(requirement.text, labeled.text),
        },
      ];
    });
    const { score, flags } = analyzed;
    return [{ file, fit: labeled.fit, score: score ?? -1, flags, tfIdf: tfIdfOf(file), verdicts }];
  });
  const { id, profession, form } = given;
  return { id, profession, form, requirements, shown: scored.requirements, invented, resumes };
}

function shareOfWords(asked: string, text: string): number {
  const words = [...contentWords(asked)];
  const folded = text.toLowerCase();
  return words.length === 0 ? 0 : words.filter((word) => folded.includes(word)).length / words.length;
}
