import * as z from 'zod';
import { languages } from './accounts.ts';
import { download, endpoint } from './endpoint.ts';
import { faqTopics } from './faq.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';
import { pageNumber } from './paging.ts';

/** `waiting` for an operator, `answered` by one, or `solved`. */
export const ticketStates = ['waiting', 'answered', 'solved'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Matches control characters other than line breaks, and lone surrogates: they can be neither stored nor shown. */
const readable = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

const line = (name: string, min: number, max: number) =>
  z
    .string(`${name} is required`)
    .trim()
    .min(1, `${name} is required`)
    .min(min, `${name} must be at least ${min} characters`)
    .max(max, `${name} must be at most ${max} characters`)
    .regex(readable, `${name} contains characters that cannot be shown`);

const subject = line('Subject', 3, limits.supportSubjectMax);
const message = line('Message', 2, limits.supportMessageMax);
const requestId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .meta({ description: '`requestId` of a failed request.' });
const attachmentIds = z
  .array(rowId)
  .max(limits.supportAttachmentsMax, `Attach at most ${limits.supportAttachmentsMax} files`)
  .default([])
  .meta({ description: 'Ids of files that the same person uploaded and has not sent yet.' });

const attachment = z.object({ id: z.uuid(), fileName: z.string(), bytes: z.int().min(0) });
export type SupportAttachment = z.infer<typeof attachment>;

const supportMessage = z.object({
  id: z.uuid(),
  author: z.enum(['person', 'support']),
  text: z.string(),
  createdAt: z.iso.datetime(),
  attachments: z.array(attachment),
});
export type SupportMessage = z.infer<typeof supportMessage>;

const ticketSummary = z.object({
  id: z.uuid(),
  number: z.int().meta({ description: 'Number of the ticket, shown to people.' }),
  subject: z.string(),
  state: z.enum(ticketStates),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  answerBy: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Time by which support should answer; null if no answer is due.' }),
});
export type TicketSummary = z.infer<typeof ticketSummary>;

export const ticketView = ticketSummary
  .extend({ messages: z.array(supportMessage) })
  .meta({ id: 'SupportTicket' });
export type TicketView = z.infer<typeof ticketView>;

/** For operators: who asks, and whether their plan has priority. */
const asked = { name: z.string(), email: z.string(), isUrgent: z.boolean(), isVisitor: z.boolean() } as const;
const operatorTicket = ticketSummary.extend(asked);
export type OperatorTicket = z.infer<typeof operatorTicket>;

const ticketId = z.object({ id: z.uuid() });
const reply = z.object({ message, attachmentIds });

export const listFaq = endpoint({
  method: 'GET',
  path: '/support/faq',
  access: 'anyone',
  summary: 'Frequently asked questions with answers, best match first.',
  input: z.object({ search: z.string().max(200).default('') }),
  output: z.array(
    z.object({ id: z.string(), topic: z.enum(faqTopics), question: z.string(), answer: z.string() }),
  ),
});

/** For visitors. The answer comes by email, with a link that continues the conversation. */
export const contactSupport = endpoint({
  method: 'POST',
  path: '/support/contact',
  access: 'anyone',
  summary: 'Write to support without an account.',
  input: z.object({
    name: line('Name', limits.nameMin, limits.nameMax),
    email: z
      .string('Email is required')
      .trim()
      .toLowerCase()
      .min(1, 'Email is required')
      .max(254, 'Please enter a valid email address')
      .pipe(z.email('Please enter a valid email address')),
    subject,
    message,
    requestId,
    language: z
      .enum(languages)
      .default('en')
      .meta({ description: 'Language of the emails to the requester.' }),
  }),
  output: ticketSummary.pick({ number: true, answerBy: true }),
  limitPerMinute: 5,
  limitPerDay: 50,
});

export type SupportContact = z.input<typeof contactSupport.input>;

export const listTickets = endpoint({
  method: 'GET',
  path: '/support/tickets',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The caller’s tickets, last changed first.',
  output: z.array(ticketSummary),
});

export const openTicket = endpoint({
  method: 'POST',
  path: '/support/tickets',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Ask support.',
  input: reply.extend({ subject, requestId }),
  output: ticketView,
  limitPerMinute: 10,
  limitPerDay: 50,
});

export type SupportQuestion = z.input<typeof openTicket.input>;

export const getTicket = endpoint({
  method: 'GET',
  path: '/support/tickets/{id}',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'One of the caller’s tickets with its conversation.',
  input: ticketId,
  output: ticketView,
});

export const replyToTicket = endpoint({
  method: 'POST',
  path: '/support/tickets/{id}/messages',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Reply to a ticket. A reply reopens a solved ticket.',
  input: reply.extend(ticketId.shape),
  output: ticketView,
  limitPerMinute: 20,
  limitPerDay: 500,
});

export type SupportReply = z.input<typeof replyToTicket.input>;

export const solveTicket = endpoint({
  method: 'POST',
  path: '/support/tickets/{id}/solve',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Mark a ticket as solved.',
  input: ticketId,
  output: ticketView,
});

export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/support/attachments',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Upload an attachment for the next message. Attachments not sent within a day are deleted.',
  files: ['file'],
  output: attachment,
  limitPerMinute: 20,
});

export const downloadAttachment = download({
  path: '/support/attachments/{id}',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Download an attachment of one of your conversations; operators can download any.',
  input: ticketId,
  limitPerMinute: 100,
});

const visitorKey = z.object({ key: z.string().regex(/^[\w-]{43}$/) });

/** POST instead of GET: the key opens the conversation, and URLs are logged. */
export const getConversation = endpoint({
  method: 'POST',
  path: '/support/conversation',
  access: 'anyone',
  summary: 'A visitor’s ticket, by the key from their email.',
  input: visitorKey,
  output: ticketView,
  limitPerMinute: 60,
});

export const replyInConversation = endpoint({
  method: 'POST',
  path: '/support/conversation/messages',
  access: 'anyone',
  summary: 'Reply to a ticket as a visitor.',
  input: visitorKey.extend({ message }),
  output: ticketView,
  limitPerMinute: 5,
  limitPerDay: 200,
});

export const listAllTickets = endpoint({
  method: 'GET',
  path: '/admin/tickets',
  access: 'operator',
  summary: 'All tickets, longest waiting first, plans with priority before others.',
  input: z.object({
    state: z.enum(ticketStates).optional(),
    search: z
      .string()
      .max(200)
      .default('')
      .meta({ description: 'Searches number, subject, name and address.' }),
    page: pageNumber,
  }),
  output: z.object({ tickets: z.array(operatorTicket), total: z.int().min(0), pageSize: z.int() }),
});

export const getAnyTicket = endpoint({
  method: 'GET',
  path: '/admin/tickets/{id}',
  access: 'operator',
  summary: 'Any ticket with its conversation.',
  input: ticketId,
  output: operatorTicket.extend({
    messages: z.array(supportMessage),
    requestId: z.string().nullable(),
  }),
});

export const answerTicket = endpoint({
  method: 'POST',
  path: '/admin/tickets/{id}/messages',
  access: 'operator',
  summary: 'Answer a ticket as support; the requester is emailed.',
  input: reply.extend({ ...ticketId.shape, isSolved: z.boolean().default(false) }),
  output: ticketView,
});

export const moveTicket = endpoint({
  method: 'POST',
  path: '/admin/tickets/{id}/state',
  access: 'operator',
  summary: 'Change the status of a ticket without a reply.',
  input: ticketId.extend({ state: z.enum(ticketStates) }),
  output: ticketView,
});

export const listUserTickets = endpoint({
  method: 'GET',
  path: '/admin/users/{userId}/tickets',
  access: 'operator',
  summary: 'A user’s tickets, last changed first.',
  input: z.object({ userId: z.uuid() }),
  output: z.array(ticketSummary),
});
