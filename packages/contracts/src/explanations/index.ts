export { english } from './english.ts';
export * from './statements.ts';
