// For whoever judges and reads no resumes: what reads them, with all that is known of telephone numbers, is half of the package.
export type { Analysis } from './analysis.ts';
export { engineVersion } from './engine-version.ts';
export type { JobDescription } from './job/job-description.ts';
export { readJobDescription } from './job/read-job-description.ts';
export { match, textsForSimilarity } from './match.ts';
export type { Resume } from './resume/resume.ts';
export { noSimilarity, type Similarity } from './similarity.ts';
export { loadVocabulary } from './vocabulary/load-vocabulary.ts';
