import { useTexts } from '../../lib/language/use-texts.ts';
import { shellTexts } from './shell-texts.ts';

/** Lets keyboard users skip to the content. */
export function SkipLink() {
  const texts = useTexts(shellTexts);
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-field px-4 py-2 text-14 font-medium text-on-field focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
    >
      {texts.skipToContent}
    </a>
  );
}
