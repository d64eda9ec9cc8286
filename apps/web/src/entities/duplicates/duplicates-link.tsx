import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { duplicateTexts } from './duplicate-texts.ts';
import { useDuplicates } from './use-duplicates.ts';

/** Link to possible duplicates with their number; empty if there are none. */
export function DuplicatesLink() {
  const texts = useTexts(duplicateTexts);
  const { data } = useDuplicates(0);
  if (!data || data.total === 0) return null;
  return (
    <Link to="/talent-pool/duplicates" className="mt-2 ms-4 inline-block text-14 text-field hover:underline">
      {texts.link(data.total)}
    </Link>
  );
}
