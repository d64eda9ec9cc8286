/** The part of the engine that extracts facts; a reading process does not load scoring. */
export { loadVocabulary, readResume } from '@winnow/engine';
