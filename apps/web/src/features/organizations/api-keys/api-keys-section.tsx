import { apiKeyLimits } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyField } from '../../../ui/inputs/copy-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { apiKeyTexts } from './api-key-texts.ts';
import { useApiKeys } from './use-api-keys.ts';

const listClass = 'grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised';

/** API keys, with which programs act on behalf of a member. */
export function ApiKeysSection() {
  const texts = useTexts(apiKeyTexts);
  const apiKeys = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <PageSection
      id="api-keys"
      heading={texts.heading}
      explanation={
        <>
          {texts.explanation}{' '}
          <a href="/api/docs" className="font-medium text-field underline underline-offset-2">
            {texts.reference}
          </a>
        </>
      }
    >
      <Fetched query={apiKeys} words={texts} lines={4}>
        {({ keys, offered }) => {
          const working = keys.filter(({ state }) => state === 'active');
          const ended = keys.filter(({ state }) => state !== 'active');
          const isFull = working.length >= apiKeyLimits.keys;
          return (
            <div className="grid grid-cols-1 gap-4">
              {working.length === 0 ? (
                <p className="text-14 text-quiet">{texts.none}</p>
              ) : (
                <ul className={listClass}>
                  {working.map((key) => (
                    <ApiKeyRow key={key.id} apiKey={key} />
                  ))}
                </ul>
              )}
              {ended.length > 0 && (
                <details>
                  <summary className="cursor-pointer text-14">{texts.ended(ended.length)}</summary>
                  <ul className={`mt-3 ${listClass}`}>
                    {ended.map((key) => (
                      <ApiKeyRow key={key.id} apiKey={key} />
                    ))}
                  </ul>
                </details>
              )}
              <div className="flex flex-wrap items-center gap-3">
                <Button
                  disabled={isFull}
                  aria-describedby={isFull ? 'api-keys-full' : undefined}
                  onClick={() => setAdding(true)}
                >
                  {texts.add}
                </Button>
                {isFull && (
                  <p id="api-keys-full" className="text-13 text-quiet">
                    {texts.full(apiKeyLimits.keys)}
                  </p>
                )}
              </div>
              {isAdding && (
                <ApiKeyForm
                  offered={offered}
                  onClose={() => setAdding(false)}
                  onCreated={(made) => {
                    setAdding(false);
                    setSecret(made);
                  }}
                />
              )}
            </div>
          );
        }}
      </Fetched>
      <SecretOnce secret={secret} onClose={() => setSecret(null)} />
    </PageSection>
  );
}

type SecretOnceProps = { readonly secret: string | null; readonly onClose: () => void };

/** Shows a secret; this is the only time. */
function SecretOnce({ secret, onClose }: SecretOnceProps) {
  const texts = useTexts(apiKeyTexts);
  return (
    <Dialog
      isOpen={secret !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.madeTitle}
      description={texts.madeExplanation}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      {secret !== null && <CopyField label={texts.secret} value={secret} />}
    </Dialog>
  );
}
