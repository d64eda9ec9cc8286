import { findMigrationErrors } from '../../platform/database/migrations.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { TeamServices } from '../organizations/team-services.ts';
import { check } from './consistency.ts';
import {
  findDisagreeingPlans,
  findTimesToCome,
  findUncreditedInvoices,
  listTriggersNotInForce,
} from './invariant-repository.ts';
import { mountOperator } from './operator-routes.ts';
import { createOperatorService } from './operator-service.ts';
import { mountAnyOrganizations } from './organizations/any-organization-routes.ts';
import { createAnyOrganizationService } from './organizations/any-organization-service.ts';
import { createPeopleService } from './people-service.ts';

/** Milliseconds by which the clocks of several machines may differ. */
const clockToleranceMs = 5 * 60_000;

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly audit: AuditService;
  readonly credits: CreditService;
  readonly teams: TeamServices;
};
type Uses = Parameters<typeof mountOperator>[1] & Parameters<typeof mountAnyOrganizations>[1];

export const operator = feature({
  createServices: (given: Needs) => ({
    operator: createOperatorService(given),
    people: createPeopleService({ ...given, ...given.accounts }),
    anyOrganizations: createAnyOrganizationService(given),
  }),
  routes(api, given: Uses) {
    mountOperator(api, given);
    mountAnyOrganizations(api, given);
  },
  checks: ({ database, clock, guards }) => [
    check('plans-agree', 'The books are of the plan that somebody has.', () =>
      findDisagreeingPlans(database),
    ),
    check('invoices-credited', 'What was bought and paid by transfer is in the books, once.', () =>
      findUncreditedInvoices(database),
    ),
    check('records-guarded', 'The database refuses to change what is only ever added to.', async () => {
      const missing = await listTriggersNotInForce(database, guards);
      return { count: guards.length, errors: missing.map((name) => `${name} is not in force`) };
    }),
    check('tables-current', 'The database has had every change of tables that this program knows.', () =>
      findMigrationErrors(database),
    ),
    check('times-past', 'Nothing was written at a time that is yet to come.', () =>
      findTimesToCome(database, new Date(clock.now().getTime() + clockToleranceMs)),
    ),
  ],
});
