import { useTexts } from '../../../lib/language/use-texts.ts';
import { PageFrame } from '../page-frame.tsx';
import { Policy } from './policy.tsx';
import { termsTexts } from './terms-texts.ts';

/** The terms of service. */
export function TermsOfServicePage() {
  const texts = useTexts(termsTexts);
  return (
    <PageFrame {...texts}>
      <Policy {...texts} changedOn="2026-11-21" />
    </PageFrame>
  );
}
