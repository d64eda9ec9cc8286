import { answerTicket, getAnyTicket, listAllTickets, listUserTickets, moveTicket } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { SupportServices } from './support-services.ts';
import { presentForOperator, presentSummary, presentTicket } from './support-view.ts';

/** Endpoints for operators. */
export function mountSupportDesk(api: Api, { tickets }: Pick<SupportServices, 'tickets'>): void {
  mount(api, listAllTickets, async ({ input }) => {
    const { tickets: found, ...rest } = await tickets.listOfAll(input);
    return { data: { tickets: found.map(presentForOperator), ...rest } };
  });

  mount(api, listUserTickets, async ({ input: { userId } }) => ({
    data: (await tickets.listOf(userId)).map(presentSummary),
  }));

  mount(api, getAnyTicket, async ({ input: { id } }) => {
    const ticket = await tickets.get({ of: 'anybody', id });
    const { messages } = presentTicket(ticket, await tickets.listMessages(id));
    const data = { ...presentForOperator(ticket), requestId: ticket.requestId, messages };
    return { data, subjectId: ticket.userId };
  });

  mount(api, answerTicket, async ({ caller, input: { id, message, attachmentIds, isSolved } }) => {
    const answer = { text: message, ids: attachmentIds, isSolved };
    const ticket = await tickets.answer(caller.userId, id, answer);
    return { data: presentTicket(ticket, await tickets.listMessages(id)) };
  });

  mount(api, moveTicket, async ({ caller, input: { id, state } }) => {
    const ticket = await tickets.moveAsOperator(caller.userId, id, state);
    return { data: presentTicket(ticket, await tickets.listMessages(id)) };
  });
}
