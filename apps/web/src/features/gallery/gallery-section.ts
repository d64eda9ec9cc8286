import type { ComponentType } from 'react';

/** One family of pieces, in every state. */
export type GallerySection = {
  /** URL parameter: `/dev/ui?section=buttons`. */
  readonly id: string;
  readonly heading: string;
  /** Drawn twice, once on a light and once on a dark background. */
  readonly Specimens: ComponentType;
};
