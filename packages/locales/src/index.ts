export type * from './locale.ts';
export { locales } from './locales.ts';
