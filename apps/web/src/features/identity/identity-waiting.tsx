import { SettlingMark } from '../../ui/marks/mark.tsx';

/** While something is found out that decides which screen comes. */
export function IdentityWaiting({ label }: { readonly label: string }) {
  return (
    <div role="status" className="grid grow place-content-center justify-items-center gap-4 py-24 text-quiet">
      <SettlingMark className="size-10 text-field" />
      {label}
    </div>
  );
}
