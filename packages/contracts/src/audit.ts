import * as z from 'zod';
import { endpoint } from './endpoint.ts';

const auditEntry = z.object({
  id: z.uuid(),
  number: z.int().meta({ description: 'Position in the chain, from 1 without gaps.' }),
  at: z.iso.datetime(),
  action: z.string(),
  actorId: z
    .string()
    .nullable()
    .meta({ description: 'Who did it; null for the system or an unknown person.' }),
  subjectId: z.string().nullable().meta({ description: 'Id of the person or thing it is about.' }),
  details: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'operator',
  summary: 'The audit log of the installation, newest first.',
  input: z.object({
    action: z.string().max(100).optional(),
    about: z.string().max(100).optional().meta({ description: 'Only entries with this actor or subject.' }),
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({
    entries: z.array(auditEntry),
    nextBefore: z.int().nullable().meta({ description: 'Null on the last page.' }),
  }),
});

const auditVerification = z.object({
  isWhole: z.boolean(),
  entries: z.int(),
  head: z
    .string()
    .meta({ description: 'The newest hash. Store it elsewhere to detect removed entries later.' }),
  error: z.string().nullable().meta({ description: 'The first error found; null if there is none.' }),
});
export type AuditVerification = z.infer<typeof auditVerification>;

export const verifyAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/verification',
  access: 'operator',
  summary: 'Verify the whole audit log by recomputing its chain.',
  output: auditVerification,
  limitPerMinute: 10,
});
