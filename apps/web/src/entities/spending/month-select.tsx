import { useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { recentMonths } from './recent-months.ts';
import { spendingTexts } from './spending-texts.ts';

type MonthSelectProps = {
  /** Empty for all months, if `canBeAll`. */
  readonly value: string;
  readonly onValueChange: (month: string) => void;
  readonly canBeAll?: boolean;
};

/** Selects one of the last twelve months. */
export function MonthSelect({ value, onValueChange, canBeAll = false }: MonthSelectProps) {
  const texts = useTexts(spendingTexts);
  const { monthOfYear } = useFormats();
  const [months] = useState(() => recentMonths(new Date()));
  const all = canBeAll ? [{ value: 'all', label: texts.allMonths }] : [];
  return (
    <Select
      label={texts.month}
      size="sm"
      className="w-44"
      options={[...all, ...months.map((month) => ({ value: month, label: monthOfYear(month) }))]}
      value={value || 'all'}
      onValueChange={(month) => onValueChange(month === 'all' ? '' : month)}
    />
  );
}
