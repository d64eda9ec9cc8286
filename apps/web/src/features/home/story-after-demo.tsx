import { Features } from './features.tsx';
import { Statistics } from './statistics.tsx';

/** What the landing page tells after it. */
export function StoryAfterDemo() {
  return (
    <>
      <Statistics />
      <Features />
    </>
  );
}
