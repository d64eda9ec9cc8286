import { Check } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { connectedAppsTexts } from './connected-apps-texts.ts';

/** What scopes allow, in words; one that has none is shown as it is, so that nothing is allowed unseen. */
export function ScopeList({ scopes }: { readonly scopes: readonly string[] }) {
  const { scopes: words } = useTexts(connectedAppsTexts);
  const known: Readonly<Record<string, string>> = words;
  return (
    <ul className="grid gap-1 text-14">
      {scopes.map((scope) => (
        <li key={scope} className="flex gap-2">
          <Check className="mt-0.5 size-4 shrink-0 text-quiet" aria-hidden="true" />
          <span className="min-w-0 break-words">{known[scope] ?? scope}</span>
        </li>
      ))}
    </ul>
  );
}
