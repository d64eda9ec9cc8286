import { useTexts } from '../lib/language/use-texts.ts';
import { SettlingMark } from '../ui/marks/mark.tsx';
import { shellTexts } from './shell/shell-texts.ts';

/** Shown while the code of a screen is loaded. */
export function PageLoading() {
  const texts = useTexts(shellTexts);
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="grid min-h-[70vh] grow place-items-center text-field"
    >
      <SettlingMark className="size-10" />
    </div>
  );
}
