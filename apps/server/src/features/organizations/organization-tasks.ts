import type { Queue } from '../../platform/tasks/queue.ts';
import { eraseOrganization, forgetFarewells, sendFarewell } from './ending/ending-task-values.ts';
import {
  removeOldExports,
  sendExportEmail,
  writeOrganizationExport,
} from './exports/organization-export-task-values.ts';
import { forgetInvitations, sendInvitation } from './invitations/invitation-task-values.ts';
import type { TeamServices } from './team-services.ts';

/** Every day, at night in Europe. */
const daily = '41 2 * * *';

export function handleOrganizationTasks(
  queue: Queue,
  { invitations, invitationEmails, ending, farewells, exports, exportEmails }: TeamServices,
): void {
  queue.handle(sendInvitation, (order) => invitationEmails.send(order));
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
