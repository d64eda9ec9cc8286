/** Made by `build/measured-quality.ts` when the page is built. */
declare module 'virtual:measured-quality' {
  export const measuredQuality: readonly import('../../../../build/measured-quality.ts').MeasuredTable[];
}
