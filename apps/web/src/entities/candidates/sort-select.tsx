import { useTexts } from '../../lib/language/use-texts.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { directions, firstDirection, type RowSort, rowOrders } from './ranking/row-orders.ts';
import { resultsTexts } from './results-texts.ts';

type SortSelectProps = {
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
  /** Hides the label if the control is in a row of others. */
  readonly isLabelHidden?: boolean;
};

/** Sort order within groups: each order in both directions, the more useful one first. */
export function SortSelect({ sort, onSort, isLabelHidden = false }: SortSelectProps) {
  const { sort: texts } = useTexts(resultsTexts);
  const choices = rowOrders.flatMap((order) =>
    directions
      .toSorted((left) => (left === firstDirection(order) ? -1 : 1))
      .map((direction) => ({
        value: `${order}-${direction}`,
        label: texts.orders[order][direction],
        order,
        direction,
      })),
  );
  return (
    <Select
      size="sm"
      className={isLabelHidden ? 'w-51 gap-0! [&_label]:sr-only' : 'w-56 max-sm:w-full'}
      label={texts.label}
      value={`${sort.order}-${sort.direction}`}
      options={choices}
      onValueChange={(value) => {
        const choice = choices.find((one) => one.value === value);
        if (choice) onSort({ order: choice.order, direction: choice.direction });
      }}
    />
  );
}
