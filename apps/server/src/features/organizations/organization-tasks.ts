import type { Queue } from '../../platform/tasks/queue.ts';
import { forgetInvitations, sendInvitation } from './invitations/invitation-task-values.ts';
import type { TeamServices } from './team-services.ts';

/** Every day, at night in Europe. */
const daily = '41 2 * * *';

export function handleOrganizationTasks(
  queue: Queue,
  { invitations, invitationEmails }: Pick<TeamServices, 'invitations' | 'invitationEmails'>,
): void {
  queue.handle(sendInvitation, (order) => invitationEmails.send(order));
  queue.handle(forgetInvitations, () => invitations.forgetOld());
  queue.schedule(forgetInvitations, daily, {});
}
