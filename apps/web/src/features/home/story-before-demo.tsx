import { Audiences } from './audiences.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Problems } from './problems.tsx';

/** Sections of the landing page before the demo. */
export function StoryBeforeDemo() {
  return (
    <>
      <Problems />
      <Audiences />
      <HowItWorks />
    </>
  );
}
