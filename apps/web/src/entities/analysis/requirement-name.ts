import type { AnalysisTexts } from './analysis-texts.ts';

/** Tells what a requirement asks for; what is asked of the whole job has a name in the language of the screen. */
export function requirementName({ id, text }: { id: string; text: string }, texts: AnalysisTexts): string {
  if (id === 'breadth') return texts.wholeJob.skillCoverage;
  const words = text.slice(text.indexOf(': ') + 2);
  if (id === 'telling-words') return texts.wholeJob.distinctiveTerms(words);
  return id === 'line-of-work' ? texts.wholeJob.occupationMatch(words) : text;
}
