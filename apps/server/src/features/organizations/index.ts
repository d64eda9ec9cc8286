import { type Foundation, feature } from '../feature.ts';
import { check } from '../operator/consistency.ts';
import { createOrganizationChecks } from './organization-checks.ts';
import { createOrganizationService } from './organization-service.ts';

export const organizations = feature({
  createServices: (given: Foundation) => ({ organizations: createOrganizationService(given) }),
  checks(stored) {
    const find = createOrganizationChecks(stored);
    return [
      check('organizations-have-owners', 'Every organization has an owner.', () => find.findWithoutOwner()),
      check(
        'personal-organizations',
        'Every user has a personal organization, and is alone in it as its owner.',
        () => find.findUnfitPersonal(),
      ),
    ];
  },
});
