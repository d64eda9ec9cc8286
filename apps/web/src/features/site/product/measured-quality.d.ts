/** Both are made by `build/measured-quality.ts` when the pages are built. */
declare module 'virtual:measured-quality' {
  export const measuredQuality: readonly import('../../../../build/measured-quality.ts').MeasuredTable[];
}

declare module 'virtual:measured-figures' {
  export type MeasuredFigures = import('../../../../build/measured-quality.ts').MeasuredFigures;
  export const measuredFigures: MeasuredFigures;
}
