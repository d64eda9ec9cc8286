export { createWinnow, type WinnowOptions } from './create-winnow.ts';
export type { Winnow } from './generated/index.ts';
export * from './generated/types.gen.ts';
export { eachPage } from './pages.ts';
export type { Retries } from './retries.ts';
export { WinnowError } from './winnow-error.ts';
