type RowCheckboxProps = {
  readonly label: string;
  readonly isChecked: boolean;
  /** `isRange` if Shift was pressed: from the last checked row to this one. */
  readonly onCheck: (isChecked: boolean, isRange: boolean) => void;
};

/** The checkbox of a row in a table cell; on touch screens the whole corner is its target. */
export function RowCheckbox({ label, isChecked, onCheck }: RowCheckboxProps) {
  return (
    <label className="-m-1 inline-grid shrink-0 cursor-pointer select-none place-items-center p-1 pointer-coarse:-m-2.5 pointer-coarse:p-3.5 print:hidden">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target, nativeEvent }) =>
          onCheck(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 cursor-pointer accent-field"
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
