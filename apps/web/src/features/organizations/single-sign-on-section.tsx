import { useTexts } from '../../lib/language/use-texts.ts';
import { PageSection } from '../../ui/page/page-section.tsx';
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
