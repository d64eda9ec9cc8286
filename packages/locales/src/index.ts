export type * from './advert-words.ts';
export { en } from './en/index.ts';
export { instructionsOnly } from './instructions-only.ts';
export type * from './locale.ts';
export { locales } from './locales.ts';
export { spokenLanguages } from './spoken-languages.ts';
