import { TemplateSettings } from '../../../entities/candidate-emails/template-settings.tsx';
import { OrganizationsSection } from '../../../entities/organization/organizations-section.tsx';
import { useMay } from '../../../entities/organization/use-organizations.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { AssistantsSection } from '../../connected-apps/assistants-section.tsx';
import { ConnectedAppsSection } from '../../connected-apps/connected-apps-section.tsx';
import { PasskeySection } from '../../identity/passkeys/passkeys.tsx';
import { AuthenticatorApps } from '../../identity/second-factor/authenticator-apps.tsx';
import { AddressSection } from './address-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NotificationSection } from './notification-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { settingsTexts } from './settings-texts.ts';

/** All settings of an account. */
export function SettingsPage() {
  const texts = useTexts(settingsTexts);
  const may = useMay();
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      <title>{texts.title}</title>
      <h1 className="mb-8 font-serif text-31 tracking-tight">{texts.heading}</h1>
      <AppearanceSection />
      <ReviewSection />
      {may('candidates.email') && <TemplateSettings />}
      <OrganizationsSection />
      <NotificationSection />
      <EmailSection />
      <PasswordSection />
      <AddressSection />
      <PasskeySection />
      <PageSection id="factors" heading={texts.factors.heading} explanation={texts.factors.explanation}>
        <AuthenticatorApps />
      </PageSection>
      <SessionsSection />
      <AssistantsSection />
      <ConnectedAppsSection />
      <DataSection />
    </div>
  );
}
