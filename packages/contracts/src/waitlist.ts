import * as z from 'zod';
import { download, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { pageNumber } from './paging.ts';
import {
  findWaitlistError,
  tidyWaitlistField,
  type WaitlistField,
  waitlistMessages,
} from './waitlist-rules.ts';

function field(name: WaitlistField) {
  const message = findWaitlistError(name, '');
  return z
    .string(message ? waitlistMessages[message] : 'Enter text')
    .overwrite((value) => tidyWaitlistField(name, value))
    .superRefine((value, context) => {
      const error = findWaitlistError(name, value);
      if (error) context.addIssue({ code: 'custom', message: waitlistMessages[error] });
    });
}

/** Joins the waitlist. 409 with the field `email` if the address is already on it. */
export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/waitlist',
  access: 'anyone',
  summary: 'Join the waitlist.',
  input: z.object({
    name: field('name').meta({ description: 'Letters and spaces, at least 2 characters.' }),
    email: field('email').meta({ description: 'Compared without regard to case.' }),
    role: field('role').meta({ description: 'At least 2 characters.' }),
    company: field('company').optional(),
  }),
  output: z.object({
    position: z.int().min(1).meta({ description: 'Counted from 1 in the order of joining.' }),
    hasOffer: z.boolean().meta({ description: 'Whether the Pro plan is free for the first month.' }),
  }),
  limitPerMinute: limits.waitlistJoinsPerMinute,
  limitPerDay: 2_000,
});

const waitlistEntry = z.object({
  id: z.uuid(),
  position: z.int().min(1),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  company: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  hasOffer: z.boolean(),
  offerRedeemedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When an account with this verified address received its free month.' }),
  emailSentAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Null until the confirmation email is sent.' }),
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

/** The waitlist for the operator, the newest first. */
export const listWaitlist = endpoint({
  method: 'GET',
  path: '/admin/waitlist',
  access: 'operator',
  summary: 'The waitlist, newest first.',
  input: z.object({
    search: z.string().max(200).optional().meta({ description: 'Searches name, address, role and company.' }),
    page: pageNumber,
  }),
  output: z.object({
    entries: z.array(waitlistEntry),
    /** Of all pages. */
    total: z.int().min(0),
    pageSize: z.int(),
    offersLeft: z.int().min(0),
  }),
});

/** The whole waitlist for a spreadsheet. */
export const downloadWaitlist = download({
  path: '/admin/waitlist.csv',
  access: 'operator',
  summary: 'The waitlist as CSV, in the order of joining.',
  input: z.object({}),
  limitPerMinute: 10,
});
