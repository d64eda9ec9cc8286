import { useTexts } from '../../../lib/language/use-texts.ts';
import { PageFrame } from '../page-frame.tsx';
import { Policy } from './policy.tsx';
import { privacyTexts } from './privacy-texts.ts';

/** The privacy policy: what is stored, where, and for how long. */
export function PrivacyPolicyPage() {
  const texts = useTexts(privacyTexts);
  return (
    <PageFrame {...texts}>
      <Policy {...texts} changedOn="2026-11-25" />
    </PageFrame>
  );
}
