// Entry point for scoring without reading resumes. The resume reader, with its phone number data, is half of the
// package.
export type { Analysis } from './analysis.ts';
export { engineVersion } from './engine-version.ts';
export type { JobDescription } from './job/job-description.ts';
export { readJobDescription } from './job/read-job-description.ts';
export { match, textsForSimilarity } from './match.ts';
export type { Resume } from './resume/resume.ts';
export { noSimilarity, type Similarity } from './similarity.ts';
export { loadVocabulary } from './vocabulary/load-vocabulary.ts';
