import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Progress } from '../../ui/waiting/progress.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { allowanceTexts } from './allowance-texts.ts';
import { shareUsed } from './fullness.ts';
import { useAllowance } from './use-allowance.ts';

/** Storage used of the limit; empty if it can't be loaded. */
export function AllowanceMeter() {
  const texts = useTexts(allowanceTexts);
  const { fileSize, number } = useFormats();
  const { data, isPending } = useAllowance();
  if (isPending) return <SkeletonText lines={2} />;
  if (!data) return null;
  const { bytes, maxBytes, files, maxFiles } = data;
  return (
    <div>
      <Progress
        label={texts.label}
        value={shareUsed(data)}
        max={1}
        words={texts.used(fileSize(bytes), fileSize(maxBytes), number(files), number(maxFiles))}
      />
      <p className="mt-2 text-13 text-quiet">{texts.help}</p>
    </div>
  );
}
