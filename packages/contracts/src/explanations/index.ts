export { english } from './english.ts';
export * from './statements.ts';
export { whyNotMore } from './why-not-more.ts';
