import type { Queue } from '../../platform/tasks/queue.ts';
import { eraseOrganization, forgetFarewells, sendFarewell } from './ending/ending-task-values.ts';
import { forgetExceptionalEntries } from './exceptional-entry-task-values.ts';
import {
  removeOldExports,
  sendExportEmail,
  writeOrganizationExport,
} from './exports/organization-export-task-values.ts';
import { forgetInvitations, sendInvitation } from './invitations/invitation-task-values.ts';
import type { TeamServices } from './team-services.ts';
import { sendWelcome } from './welcome/welcome-task-values.ts';

/** Every day, at night in Europe. */
const daily = '41 2 * * *';

export function handleOrganizationTasks(queue: Queue, teams: TeamServices): void {
  const { invitations, invitationEmails, welcome, exceptions, ending, farewells, exports, exportEmails } =
    teams;
  queue.handle(sendInvitation, (order) => invitationEmails.send(order));
  queue.handle(sendWelcome, (order) => welcome.send(order));
  queue.handle(forgetExceptionalEntries, () => exceptions.forgetOld());
  queue.schedule(forgetExceptionalEntries, daily, {});
  queue.handle(forgetInvitations, () => invitations.forgetOld());
  queue.schedule(forgetInvitations, daily, {});
  queue.handle(eraseOrganization, ({ organizationId }) => ending.erase(organizationId));
  queue.handle(sendFarewell, ({ id }) => farewells.send(id));
  queue.handle(forgetFarewells, () => farewells.forgetOld());
  queue.schedule(forgetFarewells, daily, {});
  queue.handle(writeOrganizationExport, ({ id }) => exports.write(id));
  queue.handle(sendExportEmail, ({ id }) => exportEmails.send(id));
  queue.handle(removeOldExports, () => exports.removeOld());
  queue.schedule(removeOldExports, daily, {});
}
