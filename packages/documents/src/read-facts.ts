/** Of the engine what finds facts: a reading process need not load how resumes are scored. */
export { loadVocabulary, readResume } from '@winnow/engine';
