import type { OperatorTicket, SupportAttachment, TicketSummary, TicketView } from '@winnow/contracts';
import { answerBy } from './answer-by.ts';
import type { AttachmentRow } from './attachment-repository.ts';
import type { MessageRow, TicketRow } from './ticket-repository.ts';

export type MessageWithFiles = MessageRow & { readonly attachments: readonly AttachmentRow[] };

export function presentSummary(ticket: TicketRow): TicketSummary {
  const { id, number, subject, state, createdAt, updatedAt, waitingSince } = ticket;
  return {
    id,
    number,
    subject,
    state,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    answerBy: answerBy(waitingSince)?.toISOString() ?? null,
  };
}

export function presentTicket(ticket: TicketRow, messages: readonly MessageWithFiles[]): TicketView {
  return { ...presentSummary(ticket), messages: messages.map(presentMessage) };
}

export function presentForOperator(ticket: TicketRow): OperatorTicket {
  const { name, email, isUrgent, userId } = ticket;
  return { ...presentSummary(ticket), name, email, isUrgent, isVisitor: userId === null };
}

export function presentAttachment({ id, fileName, bytes }: AttachmentRow): SupportAttachment {
  return { id, fileName, bytes };
}

function presentMessage({ id, author, text, createdAt, attachments }: MessageWithFiles) {
  return {
    id,
    author,
    text,
    createdAt: createdAt.toISOString(),
    attachments: attachments.map(presentAttachment),
  };
}
