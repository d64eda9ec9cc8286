/** Made by `build/sample-analysis.ts` when the page is built. */
declare module 'virtual:sample-analysis' {
  export const sampleAnalysis: import('../../../build/sample-analysis.ts').SampleAnalysis;
}
