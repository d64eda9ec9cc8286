import { ButtonSpecimens } from './button-specimens.tsx';
import { ChartSpecimens } from './chart-specimens.tsx';
import { ChoiceSpecimens } from './choice-specimens.tsx';
import { DensitySpecimens } from './density-specimens.tsx';
import { FoundationSpecimens } from './foundation-specimens.tsx';
import type { GallerySection } from './gallery-section.ts';
import { MessageSpecimens } from './message-specimens.tsx';
import { NavigationSpecimens } from './navigation-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { RightToLeftSpecimens } from './right-to-left-specimens.tsx';
import { StatusSpecimens } from './status-specimens.tsx';
import { TableSpecimens } from './table-specimens.tsx';
import { TextInputSpecimens } from './text-input-specimens.tsx';
import { WaitingSpecimens } from './waiting-specimens.tsx';

/** All groups of components, from basic to complex. */
export const gallerySections: readonly GallerySection[] = [
  { id: 'foundations', heading: 'Color, type and mark', Specimens: FoundationSpecimens },
  { id: 'buttons', heading: 'Buttons', Specimens: ButtonSpecimens },
  { id: 'text-inputs', heading: 'Text inputs', Specimens: TextInputSpecimens },
  { id: 'choices', heading: 'Choices', Specimens: ChoiceSpecimens },
  { id: 'navigation', heading: 'Tabs and pages', Specimens: NavigationSpecimens },
  { id: 'overlays', heading: 'What opens', Specimens: OverlaySpecimens },
  { id: 'status', heading: 'Status and people', Specimens: StatusSpecimens },
  { id: 'waiting', heading: 'Waiting and nothing yet', Specimens: WaitingSpecimens },
  { id: 'messages', heading: 'Messages', Specimens: MessageSpecimens },
  { id: 'tables', heading: 'Tables', Specimens: TableSpecimens },
  { id: 'charts', heading: 'Charts', Specimens: ChartSpecimens },
  { id: 'density', heading: 'Densities', Specimens: DensitySpecimens },
  { id: 'right-to-left', heading: 'From right to left', Specimens: RightToLeftSpecimens },
];
