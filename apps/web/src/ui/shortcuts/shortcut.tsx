/** A shortcut's keys as labeled on a keyboard; hidden on phones. */
export function Shortcut({ keys }: { keys: readonly string[] }) {
  return (
    <kbd
      dir="ltr"
      className="inline-flex shrink-0 gap-0.5 font-sans max-lg:pointer-coarse:hidden text-12 text-quiet"
    >
      {keys.map((key) => (
        <span
          key={key}
          className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-rule bg-sunken px-1 leading-none"
        >
          {key}
        </span>
      ))}
    </kbd>
  );
}
