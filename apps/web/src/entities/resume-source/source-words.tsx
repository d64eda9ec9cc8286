import type { ResumeSource } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { sourceTexts } from './source-texts.ts';

/** Where a resume came from: the organization's label, or else how it was added. */
export function SourceWords({
  source,
  sourceLabel,
}: {
  readonly source: ResumeSource;
  readonly sourceLabel: string | null;
}) {
  const { sources } = useTexts(sourceTexts);
  return sourceLabel === null ? (
    <span className="text-quiet">{sources[source]}</span>
  ) : (
    <bdi title={sources[source]}>{sourceLabel}</bdi>
  );
}
