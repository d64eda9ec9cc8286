import { Features } from './features.tsx';
import { Statistics } from './statistics.tsx';

/** Sections of the landing page after the demo. */
export function StoryAfterDemo() {
  return (
    <>
      <Statistics />
      <Features />
    </>
  );
}
