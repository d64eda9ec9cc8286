import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { SettlingMark } from '../../ui/marks/mark.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';

const longAfterMs = 8_000;

/** Says that reading is in progress, and after a while that this is expected. */
export function MatchProgress() {
  const texts = useTexts(resumeMatcherTexts);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <p role="status" className="flex items-center gap-3 text-14 text-quiet">
      <SettlingMark className="size-7 shrink-0 text-field" />
      {isLong ? texts.workingLong : texts.working}
    </p>
  );
}
