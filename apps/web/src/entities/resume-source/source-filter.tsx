import { useTexts } from '../../lib/language/use-texts.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { sourceTexts } from './source-texts.ts';
import { useSourceLabels } from './use-sources.ts';

/** Value of "no filter"; no label begins with a space. */
const any = ' any';

/** Filters a list by source; hidden if there are none. */
export function SourceFilter({
  value,
  onChange,
  size = 'fixed',
}: {
  readonly value: string | null;
  readonly onChange: (label: string | null) => void;
  /** `full`: as wide as its column. */
  readonly size?: 'fixed' | 'full';
}) {
  const texts = useTexts(sourceTexts);
  const known = useSourceLabels();
  const labels = value !== null && !known.includes(value) ? [value, ...known] : known;
  if (labels.length === 0) return null;
  return (
    <Select
      size="sm"
      className={size === 'fixed' ? 'w-56' : undefined}
      label={texts.source}
      value={value ?? any}
      options={[{ value: any, label: texts.any }, ...labels.map((each) => ({ value: each, label: each }))]}
      onValueChange={(chosen) => onChange(chosen === any ? null : chosen)}
    />
  );
}
