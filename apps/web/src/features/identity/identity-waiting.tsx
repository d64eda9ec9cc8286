import { SettlingMark } from '../../ui/marks/mark.tsx';

/** Shown while the next screen is being determined. */
export function IdentityWaiting({ label }: { readonly label: string }) {
  return (
    <div role="status" className="grid grow place-content-center justify-items-center gap-4 py-24 text-quiet">
      <SettlingMark className="size-10 text-field" />
      {label}
    </div>
  );
}
