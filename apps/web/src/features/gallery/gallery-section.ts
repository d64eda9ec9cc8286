import type { ComponentType } from 'react';

/** A group of components in all states. */
export type GallerySection = {
  /** URL parameter: `/dev/ui?section=buttons`. */
  readonly id: string;
  readonly heading: string;
  /** Rendered twice, once in light and once in dark mode. */
  readonly Specimens: ComponentType;
};
