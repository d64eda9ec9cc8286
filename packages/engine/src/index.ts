export type * from './analysis.ts';
export type * from './job/job-description.ts';
export type * from './resume/resume.ts';
export { degreeLevels } from './resume/resume.ts';
export * from './similarity.ts';
export * from './text-document.ts';
export { loadVocabulary } from './vocabulary/load-vocabulary.ts';
export * from './vocabulary/vocabulary.ts';
