import { Link } from 'react-router';
import { organizationTexts } from '../../../entities/organization/organization-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Fetched } from '../fetched.tsx';
import { Part } from '../part.tsx';
import { anyOrganizationTexts } from './any-organization-texts.ts';
import { useOrganizationsOf } from './use-any-organizations.ts';

/** The teams that a user belongs to. */
export function OrganizationsOfPerson({ userId }: { readonly userId: string }) {
  const texts = useTexts(anyOrganizationTexts);
  const { roles } = useTexts(organizationTexts);
  const organizations = useOrganizationsOf(userId);
  return (
    <Part heading={texts.ofPerson}>
      <Fetched query={organizations}>
        {(known) =>
          known.length === 0 ? (
            <p className="text-14 text-quiet">{texts.noneOfPerson}</p>
          ) : (
            <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
              {known.map(({ id, name, role, isSuspended }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
                  <Link
                    to={`/admin?view=organizations&organization=${id}`}
                    dir="auto"
                    className="font-medium underline-offset-4 hover:text-field hover:underline"
                  >
                    {name}
                  </Link>
                  <span className="text-14 text-quiet">{roles[role].name}</span>
                  {isSuspended && <Badge tone="not-met">{texts.suspended}</Badge>}
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </Part>
  );
}
