import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { apiKeyTexts } from './api-key-texts.ts';
import { useApiKeyReads } from './use-api-keys.ts';

type ApiKeyReadsProps = { readonly id: string; readonly name: string; readonly onClose: () => void };

/** What a key read of candidates lately. */
export function ApiKeyReads({ id, name, onClose }: ApiKeyReadsProps) {
  const texts = useTexts(apiKeyTexts);
  const { dateTime } = useFormats();
  const reads = useApiKeyReads(id);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.readsTitle(name)}
      description={texts.readsExplanation}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Fetched query={reads} words={texts} lines={4}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-14 text-quiet">{texts.noReads}</p>
          ) : (
            <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
              {entries.map((entry) => (
                <li key={entry.id} className="grid grid-cols-1 gap-1 px-4 py-3">
                  <p className="text-14">
                    {texts.candidates(entry.candidates)}
                    {' · '}
                    <span className="text-quiet">{dateTime(entry.at)}</span>
                  </p>
                  <code dir="ltr" className="text-start font-mono text-12 break-all text-quiet">
                    {entry.route}
                  </code>
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </Dialog>
  );
}
