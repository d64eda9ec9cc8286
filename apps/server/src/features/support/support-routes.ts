import {
  contactSupport,
  downloadAttachment,
  getConversation,
  getTicket,
  listFaq,
  listTickets,
  openTicket,
  replyInConversation,
  replyToTicket,
  searchFaq,
  solveTicket,
  uploadAttachment,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import { operatorCall } from '../../platform/http/operator-calls.ts';
import type { UserService } from '../accounts/users/user-service.ts';
import type { SupportServices } from './support-services.ts';
import { presentAttachment, presentSummary, presentTicket } from './support-view.ts';
import type { TicketRow } from './ticket-service.ts';

/** Endpoints for users and visitors. */
export function mountSupport(
  api: Api,
  { tickets, attachments }: SupportServices,
  users: Pick<UserService, 'describe'>,
): void {
  const present = async (ticket: TicketRow) => ({
    data: presentTicket(ticket, await tickets.listMessages(ticket.id)),
  });

  mount(api, listFaq, async ({ input: { search } }) => ({ data: [...searchFaq(search)] }));

  mount(api, contactSupport, async ({ input, visit }) => ({
    data: presentSummary(await tickets.openForVisitor(input, visit)),
  }));

  mount(api, getConversation, async ({ input: { key } }) => present(await tickets.getByKey(key)));

  mount(api, replyInConversation, async ({ input: { key, message } }) =>
    present(await tickets.replyAsVisitor(key, message)),
  );

  mount(api, listTickets, async ({ caller }) => ({
    data: (await tickets.listOf(caller.userId)).map(presentSummary),
  }));

  mount(api, openTicket, async ({ caller, input }) => {
    const { name, email } = await users.describe(caller);
    return present(await tickets.openAs(caller.userId, { ...input, name, email }));
  });

  mount(api, getTicket, async ({ caller, input: { id } }) =>
    present(await tickets.get({ of: 'owner', ownerId: caller.userId, id })),
  );

  mount(api, replyToTicket, async ({ caller, input: { id, message, attachmentIds } }) =>
    present(await tickets.replyAs(caller.userId, id, message, attachmentIds)),
  );

  mount(api, solveTicket, async ({ caller, input: { id } }) =>
    present(await tickets.solveAs(caller.userId, id)),
  );

  mount(api, uploadAttachment, async ({ caller, files: { file } }) => ({
    data: presentAttachment(await attachments.upload(caller, file)),
  }));

  mountDownload(api, downloadAttachment, async ({ caller, input: { id }, visit }) => {
    const { attachment, askerId, isOwn, content } = await attachments.load(caller, id);
    if (!isOwn) {
      const call = operatorCall(caller, downloadAttachment, visit);
      const details = { attachment: id };
      const subjectId = askerId ?? attachment.ownerId;
      await api.recordOperatorCall(call, { isLook: true, subjectId, details });
    }
    return {
      fileName: attachment.fileName,
      mediaType: 'application/octet-stream',
      content: Uint8Array.from(content),
    };
  });
}
