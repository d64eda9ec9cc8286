import { Audiences } from './audiences.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Problems } from './problems.tsx';

/** What the landing page tells before it shows the product at work. */
export function StoryBeforeDemo() {
  return (
    <>
      <Problems />
      <Audiences />
      <HowItWorks />
    </>
  );
}
