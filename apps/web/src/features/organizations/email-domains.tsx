import type { EmailDomain } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyField } from '../../ui/inputs/copy-field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { signOnTexts } from './sign-on-texts.ts';
import { useDomainAddition, useDomainCheck, useDomainRemoval, useEmailDomains } from './use-sign-on.ts';

const tones = { pending: 'neutral', verified: 'met', missing: 'partly', lapsed: 'not-met' } as const;

export function EmailDomains() {
  const texts = useTexts(signOnTexts);
  const domains = useEmailDomains();
  const addition = useDomainAddition();
  const [domain, setDomain] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!/\S+\.\S{2,}/.test(domain)) {
      setError(texts.domains.invalid);
      document.getElementById('email-domain')?.focus();
      return;
    }
    addition.mutate(domain, { onSuccess: () => setDomain('') });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="font-medium">{texts.domains.heading}</h3>
      <p className="-mt-3 text-14 text-quiet">{texts.domains.explanation}</p>
      <Fetched query={domains} words={texts} lines={2}>
        {(known) =>
          known.length > 0 && (
            <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
              {known.map((row) => (
                <DomainRow key={row.id} domain={row} />
              ))}
            </ul>
          )
        }
      </Fetched>
      <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
        <TextInput
          id="email-domain"
          label={texts.domains.label}
          placeholder="example.com"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={domain}
          onValueChange={(value) => {
            setDomain(value);
            setError(null);
          }}
          error={error ?? undefined}
          disabled={addition.isPending}
        />
        <div>
          <Button type="submit" isLoading={addition.isPending}>
            {texts.domains.add}
          </Button>
        </div>
      </form>
    </div>
  );
}

function DomainRow({ domain: { id, domain, state, record } }: { readonly domain: EmailDomain }) {
  const { domains: texts } = useTexts(signOnTexts);
  const check = useDomainCheck();
  const removal = useDomainRemoval();
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2 text-14 font-medium">
          <bdi className="min-w-0 break-all">{domain}</bdi>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </p>
        <span className="flex gap-2">
          {state !== 'verified' && (
            <Button
              size="sm"
              aria-label={texts.checkNamed(domain)}
              isLoading={check.isPending}
              onClick={() =>
                check.mutate(id, {
                  onSuccess: (now) =>
                    void (now.state === 'verified'
                      ? toasts.add('success', texts.verified(domain))
                      : toasts.add('info', texts.notFound)),
                })
              }
            >
              {texts.check}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.removeNamed(domain)}
            isLoading={removal.isPending}
            onClick={() => removal.mutate(id)}
          >
            {texts.remove}
          </Button>
        </span>
      </div>
      {state !== 'verified' && (
        <>
          <p className="text-13 text-quiet">{state === 'pending' ? texts.how(domain) : texts.gone}</p>
          <CopyField label={texts.record} value={record} />
        </>
      )}
    </li>
  );
}
