import type { OperatorOrganizationRow } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { anyOrganizationTexts } from './any-organization-texts.ts';

type Props = { readonly organization: Pick<OperatorOrganizationRow, 'isSuspended' | 'isEnding' | 'owner'> };

/** Badges for anything unusual about an organization. */
export function OrganizationBadges({ organization: { isSuspended, isEnding, owner } }: Props) {
  const texts = useTexts(anyOrganizationTexts);
  return (
    <>
      {isSuspended && <Badge tone="not-met">{texts.suspended}</Badge>}
      {isEnding && <Badge tone="not-met">{texts.ending}</Badge>}
      {owner === null && !isEnding && <Badge tone="partly">{texts.noOwner}</Badge>}
    </>
  );
}
