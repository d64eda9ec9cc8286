import { Check } from 'lucide-react';
import { assistantTexts } from '../../entities/assistants/assistant-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { connectedAppsTexts } from './connected-apps-texts.ts';

/** Describes scopes; a scope without text is shown by name, so that nothing is granted unseen. */
export function ScopeList({ scopes }: { readonly scopes: readonly string[] }) {
  const { scopes: words } = useTexts(connectedAppsTexts);
  const { scopes: ofAssistants } = useTexts(assistantTexts);
  const known: Readonly<Record<string, string>> = { ...words, ...ofAssistants };
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
