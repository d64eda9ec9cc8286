import type { OperatorUserView } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { adminTexts } from '../admin-texts.ts';

type PersonBadgesProps = {
  readonly user: Pick<OperatorUserView, 'isOperator' | 'isVerified' | 'isLeaving'>;
};

/** Badges for anything unusual about a user. */
export function PersonBadges({ user: { isOperator, isVerified, isLeaving } }: PersonBadgesProps) {
  const { people: texts } = useTexts(adminTexts);
  return (
    <>
      {isOperator && <Badge tone="field">{texts.operator}</Badge>}
      {!isVerified && <Badge tone="partly">{texts.unverified}</Badge>}
      {isLeaving && <Badge tone="not-met">{texts.leaving}</Badge>}
    </>
  );
}
