export { english } from './english.ts';
export { spellingOf } from './spelling.ts';
export * from './statements.ts';
export { whyNotMore } from './why-not-more.ts';
