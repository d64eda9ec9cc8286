import { type Foundation, feature } from '../feature.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import { check } from '../operator/consistency.ts';
import { createWaitlistChecks } from './waitlist-checks.ts';
import { mountWaitlist } from './waitlist-routes.ts';
import { createWaitlistService, type WaitlistService } from './waitlist-service.ts';
import { handleWaitlistTasks } from './waitlist-tasks.ts';

type Needs = Foundation & { readonly emailBudget: EmailBudget };
type Uses = { readonly waitlist: WaitlistService };

export const waitlist = feature({
  createServices: (given: Needs) => ({ waitlist: createWaitlistService(given) }),
  routes: mountWaitlist,
  tasks: handleWaitlistTasks,
  personalData: (given: Uses) => [
    {
      name: 'waitlist',
      async describe({ email }) {
        const entry = await given.waitlist.find(email);
        return entry ? [entry] : [];
      },
      takeLeave: ({ email }) => given.waitlist.forget(email),
    },
  ],
  checks(stored) {
    const find = createWaitlistChecks(stored);
    return [
      check('offers-within-limit', 'No more offers were made than were promised.', () =>
        find.findSurplusOffers(),
      ),
      check('addresses-once', 'An address stands on the waitlist once.', () => find.findRepeatedAddresses()),
    ];
  },
});
