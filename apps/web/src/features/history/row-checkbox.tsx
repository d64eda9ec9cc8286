type RowCheckboxProps = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
};

/** A row's own box, in the room of a table cell; a finger gets the whole of its corner. */
export function RowCheckbox({ label, isChecked, onCheck }: RowCheckboxProps) {
  return (
    <span className="-m-1 inline-grid shrink-0 place-items-center p-1 pointer-coarse:-m-2.5 pointer-coarse:p-3.5">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) => onCheck(event.target.checked)}
        className="size-4 accent-field"
      />
    </span>
  );
}
