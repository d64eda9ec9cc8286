import { may } from '@winnow/contracts';
import { Link } from 'react-router';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useOrganizations } from '../../entities/organization/use-organizations.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { ActivitySection } from './activity/activity-section.tsx';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { TrackingSection, TrackingSystemsSection } from './applicant-tracking/tracking-section.tsx';
import { AssistantsSection } from './assistants/assistants-section.tsx';
import { DefaultsSection } from './defaults-section.tsx';
import { DirectorySection } from './directory-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { LimitsSection, SpendingSection } from './limits-section.tsx';
import { MembersSection } from './members-section.tsx';
import { RecordsSection } from './records-section.tsx';
import { SingleSignOnSection } from './single-sign-on-section.tsx';
import { teamTexts } from './team-texts.ts';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

/** The current organization. Each role sees the sections that it may use. */
export function OrganizationPage() {
  const texts = useTexts(teamTexts);
  const { roles } = useTexts(organizationTexts);
  const organizations = useOrganizations();
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      <Fetched query={organizations} words={texts} lines={6}>
        {(known) => {
          const organization = known.find(({ isCurrent }) => isCurrent);
          if (!organization) return <PersonalSpace />;
          const { name, logo, role } = organization;
          if (organization.isPersonal) {
            return (
              <>
                <PersonalSpace />
                {may(role, 'organization.manage') && (
                  <div className="mt-10">
                    <ApiKeysSection />
                    <AssistantsSection isPersonal />
                    <TrackingSection />
                  </div>
                )}
              </>
            );
          }
          return (
            <>
              <title>{texts.title(name)}</title>
              <header className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
                <Avatar name={name} imageUrl={logo} size="lg" />
                <div className="min-w-0">
                  <h1 className="font-serif text-31 tracking-tight break-words">{name}</h1>
                  <p className="mt-1 flex flex-wrap items-center gap-2 text-14 text-quiet">
                    <Badge tone="field">{roles[role].name}</Badge>
                    {roles[role].may}
                  </p>
                </div>
              </header>
              {may(role, 'organization.manage') && <GeneralSection organization={organization} />}
              {may(role, 'organization.manage') && <DefaultsSection />}
              <MembersSection organization={organization} />
              {may(role, 'members.manage') && <InvitationsSection />}
              {may(role, 'organization.manage') && <SingleSignOnSection />}
              {may(role, 'organization.manage') && <DirectorySection />}
              {may(role, 'organization.manage') && <ApiKeysSection />}
              {may(role, 'organization.manage') && <AssistantsSection isPersonal={false} />}
              {may(role, 'organization.manage') && <WebhooksSection />}
              {may(role, 'organization.manage') && <TrackingSection />}
              {!may(role, 'organization.manage') && may(role, 'resumes.write') && <TrackingSystemsSection />}
              {may(role, 'billing.manage') && <LimitsSection />}
              {may(role, 'billing.manage') && <SpendingSection />}
              {may(role, 'audit.read') && <ActivitySection />}
              <LeavingSection organization={organization} />
              {may(role, 'organization.delete') && <RecordsSection organization={organization} />}
            </>
          );
        }}
      </Fetched>
    </div>
  );
}

function PersonalSpace() {
  const { personal: texts } = useTexts(teamTexts);
  return (
    <>
      <title>{texts.title}</title>
      <EmptyState
        headingLevel="h1"
        heading={texts.heading}
        action={
          <Link to="/settings#organizations" className={buttonClass('primary', 'md')}>
            {texts.toSettings}
          </Link>
        }
      >
        {texts.explanation}
      </EmptyState>
    </>
  );
}
