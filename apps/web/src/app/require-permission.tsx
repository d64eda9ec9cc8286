import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { organizationTexts } from '../entities/organization/organization-texts.ts';
import {
  useCurrentOrganization,
  useMay,
  useOrganizations,
} from '../entities/organization/use-organizations.ts';
import { useTexts } from '../lib/language/use-texts.ts';
import { usePageSettings } from '../lib/page-settings.tsx';
import { homeWhenSignedIn } from '../lib/session/return-path.ts';
import { buttonClass } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { findScreen } from './find-screen.ts';

type RequirePermissionProps = { readonly waiting: ReactNode; readonly children: ReactNode };

/** Shows a screen to users whose role allows it, and an explanation to others. */
export function RequirePermission({ waiting, children }: RequirePermissionProps) {
  const { pathname } = useLocation();
  const needed = findScreen(pathname, usePageSettings())?.permission;
  const { isPending } = useOrganizations();
  const current = useCurrentOrganization();
  const may = useMay();
  if (needed === undefined || may(needed)) return children;
  if (!current) return isPending ? waiting : children;
  // The home screen of users who can't see candidates.
  if (pathname === homeWhenSignedIn) return <Navigate to="/organization" replace />;
  return <NoRight organization={current.name} role={current.role} />;
}

type NoRightProps = { readonly organization: string; readonly role: keyof RoleTexts };
type RoleTexts = typeof organizationTexts.english.roles;

function NoRight({ organization, role }: NoRightProps) {
  const { noRight: texts, roles } = useTexts(organizationTexts);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <title>{texts.title}</title>
      <EmptyState
        headingLevel="h1"
        heading={texts.heading}
        action={
          <Link to="/organization" className={buttonClass('primary', 'md')}>
            {texts.toOrganization}
          </Link>
        }
      >
        {texts.explanation(roles[role].name, organization)}
      </EmptyState>
    </div>
  );
}
