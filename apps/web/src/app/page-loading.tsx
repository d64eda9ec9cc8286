import { useTexts } from '../lib/language/use-texts.ts';
import { SettlingMark } from '../ui/marks/mark.tsx';
import { shellTexts } from './shell/shell-texts.ts';

/** While the code of a screen is fetched. */
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
