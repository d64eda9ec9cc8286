import type { AnalysisTexts } from './analysis-texts.ts';

/** The name of a requirement; requirements derived from the whole job have a translated name. */
export function requirementName({ id, text }: { id: string; text: string }, texts: AnalysisTexts): string {
  if (id === 'breadth') return texts.wholeJob.skillCoverage;
  const words = text.slice(text.indexOf(': ') + 2);
  if (id === 'telling-words') return texts.wholeJob.distinctiveTerms(words);
  return id === 'line-of-work' ? texts.wholeJob.occupationMatch(words) : text;
}
