import { Check, Copy } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { EmailDomains } from './email-domains.tsx';
import { ProviderForm } from './provider-form.tsx';
import { RequirementSwitch } from './requirement-switch.tsx';
import { signOnTexts } from './sign-on-texts.ts';
import { useSingleSignOn } from './use-sign-on.ts';

/** The email domains of an organization, its identity provider, and who must use it. */
export function SingleSignOnSection() {
  const texts = useTexts(signOnTexts);
  const signOn = useSingleSignOn();
  return (
    <PageSection id="single-sign-on" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={signOn} words={texts} lines={4}>
        {(state) =>
          state.isAvailable ? (
            <div className="grid grid-cols-1 gap-8">
              <EmailDomains />
              <ProviderForm key={state.connection?.id ?? 'none'} state={state} />
              <RequirementSwitch state={state} />
            </div>
          ) : (
            <p className="text-14 text-quiet">{texts.unavailable}</p>
          )
        }
      </Fetched>
    </PageSection>
  );
}

/** A value to be copied into another system. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const texts = useTexts(signOnTexts);
  return (
    <div className="grid gap-1">
      <p className="text-13 text-quiet">{label}</p>
      <div className="flex min-w-0 items-center gap-2">
        <code
          dir="ltr"
          className="min-w-0 grow rounded-control bg-sunken px-2 py-1.5 font-mono text-12 break-all"
        >
          {value}
        </code>
        <Button
          size="sm"
          icon={<Copy aria-hidden="true" />}
          aria-label={texts.copyNamed(label)}
          onClick={() =>
            void navigator.clipboard.writeText(value).then(() => toasts.add('success', texts.copied))
          }
        >
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}

/** A line that says something worked. */
export function GoodNews({ children }: { readonly children: string }) {
  return (
    <p className="flex items-center gap-2 text-14 text-met">
      <Check aria-hidden="true" className="size-4" />
      {children}
    </p>
  );
}
