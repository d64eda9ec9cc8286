import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { endingConsentTexts } from './ending-consent-texts.ts';
import { useEndingConsents } from './use-ending-consents.ts';

const days = 30;

/** Link to people whose consent has ended or ends within a month, with their number; empty if there are none. */
export function EndingConsentsLink() {
  const texts = useTexts(endingConsentTexts);
  const { data } = useEndingConsents(days);
  if (!data || data.length === 0) return null;
  return (
    <Link to="/talent-pool/consents" className="mt-2 ms-4 inline-block text-14 text-field hover:underline">
      {texts.link(data.length)}
    </Link>
  );
}
