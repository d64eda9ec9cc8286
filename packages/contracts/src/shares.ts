import * as z from 'zod';
import { languages } from './accounts.ts';
import { analysisFilter, choosesOnce, chosenBy, remark } from './analyses.ts';
import { candidateGroups } from './candidate-groups.ts';
import { download, endpoint } from './endpoint.ts';
import { reason } from './explanations/statement-schemas.ts';
import { exportFormats } from './export-formats.ts';
import { rowId, rowIdsInAddress } from './ids.ts';
import { limits } from './limits.ts';
import { potential } from './resume-matcher.ts';
import { scoreBands } from './score-bands.ts';
import { verdicts } from './verdicts.ts';

const exportLanguage = z
  .enum(languages)
  .default('en')
  .meta({ description: 'Language of CSV, XLSX and PDF; JSON is always in English.' });

/** Exports apply the given filter and anonymity: hidden data does not leave the server. */
export const exportAnalyses = download({
  path: '/analysis/export',
  access: 'signed-in',
  permission: 'candidates.export',
  scope: 'exports:read',
  about: 'listed',
  summary: 'Analyses as a file. Spreadsheet cells never run as formulas.',
  input: z.object({
    format: z.enum(exportFormats),
    anonymous: z.enum(['yes', 'no']).default('yes'),
    language: exportLanguage,
    ids: rowIdsInAddress(200)
      .optional()
      .meta({ description: 'Ids separated by commas; if left out, everything that matches the filter.' }),
    ...analysisFilter,
  }),
  limitPerMinute: 30,
});

/** Ids of single candidates, as many as an export may hold; in the body, since a URL would be too long. */
export const exportChosen = download({
  method: 'POST',
  path: '/analysis/export',
  access: 'signed-in',
  permission: 'candidates.export',
  scope: 'exports:read',
  about: 'listed',
  summary: 'The same as GET /analysis/export, for analyses that the body names or filters.',
  input: z
    .object({
      format: z.enum(exportFormats),
      anonymous: z.enum(['yes', 'no']).default('yes'),
      language: exportLanguage,
      ...chosenBy(1_000),
    })
    .refine(...choosesOnce),
  limitPerMinute: 30,
});

const share = z.object({
  id: z.uuid(),
  title: z.string(),
  anonymous: z.boolean(),
  allowsComments: z.boolean(),
  candidates: z.int(),
  views: z.int(),
  lastViewedAt: z.iso.datetime().nullable(),
  commentCount: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired', 'revoked']),
});
export type Share = z.infer<typeof share>;

export const createShare = endpoint({
  method: 'POST',
  path: '/resume-analysis/shares',
  access: 'signed-in',
  permission: 'shares.manage',
  summary: 'Create a link to a list of candidates, for people without an account. It is shown only once.',
  input: z
    .object({
      title: z.string().trim().min(1, 'Give the list a title.').max(200),
      analysisIds: z
        .array(rowId)
        .min(1, 'Choose at least one candidate.')
        .max(limits.sharedMax)
        .optional()
        .meta({ description: 'In the order of the list.' }),
      filter: z.object(analysisFilter).optional().meta({
        description: 'Instead of `analysisIds`: every analysis that matches, group by group, best first.',
      }),
      expected: chosenBy(1).expected,
      anonymous: z.boolean().default(true),
      allowsComments: z.boolean().default(true),
      days: z.int().min(1).max(90).default(14),
    })
    .refine(({ analysisIds, filter }) => (analysisIds === undefined) !== (filter === undefined), {
      error: 'Specify analyses or a filter.',
      path: ['analysisIds'],
    }),
  output: share.extend({
    token: z.string().meta({ description: 'Secret of the link, returned only once.' }),
  }),
  limitPerMinute: 30,
  limitPerDay: 500,
});

export const listShares = endpoint({
  method: 'GET',
  path: '/resume-analysis/shares',
  access: 'signed-in',
  permission: 'shares.manage',
  summary: 'The links of the caller, newest first.',
  output: z.array(share),
});

const comment = z.object({
  id: z.uuid(),
  alias: z.string(),
  analysisId: z.uuid().nullable(),
  author: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});

export const getShare = endpoint({
  method: 'GET',
  path: '/resume-analysis/shares/{id}',
  access: 'signed-in',
  permission: 'shares.manage',
  summary: 'One link with its comments.',
  input: z.object({ id: z.uuid() }),
  output: share.extend({ comments: z.array(comment) }),
});

export const revokeShare = endpoint({
  method: 'POST',
  path: '/resume-analysis/shares/{id}/revoke',
  access: 'signed-in',
  permission: 'shares.manage',
  summary: 'Close a shared link immediately.',
  input: z.object({ id: z.uuid() }),
  output: share,
});

const sharedCandidate = z.object({
  position: z.int().min(1).meta({ description: 'Identifies the candidate in this list.' }),
  name: z.string().meta({ description: 'The alias if the list is anonymous.' }),
  headline: z.string().nullable(),
  experienceMonths: z.int().nullable(),
  score: z.int().nullable(),
  band: z.enum(scoreBands).nullable(),
  potential,
  confidence: z.number(),
  group: z.enum(candidateGroups),
  strengths: z.array(remark),
  gaps: z.array(remark),
  findings: z.array(
    z.object({
      requirement: z.string(),
      must: z.boolean(),
      isScored: z
        .boolean()
        .meta({ description: 'False for location, travel and the like, which are never scored.' }),
      overall: z.boolean(),
      status: z.enum(verdicts),
      reason,
      byHand: z.array(z.string()).meta({ description: 'Text added by hand to correct facts.' }),
      quotes: z.array(z.string()),
    }),
  ),
});

const token = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/);

export const sharedList = z
  .object({
    title: z.string(),
    jobTitle: z.string(),
    anonymous: z.boolean(),
    allowsComments: z.boolean(),
    expiresAt: z.iso.datetime(),
    candidates: z.array(sharedCandidate),
    comments: z.array(
      z.object({ position: z.int().nullable(), author: z.string(), text: z.string(), at: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'SharedList' });
export type SharedList = z.infer<typeof sharedList>;

/** POST, so that the secret appears in no log of URLs. */
export const openShare = endpoint({
  method: 'POST',
  path: '/shared/open',
  access: 'anyone',
  summary: 'The list behind a link.',
  input: z.object({ token }),
  output: sharedList,
  limitPerMinute: 60,
});

export const commentOnShare = endpoint({
  method: 'POST',
  path: '/shared/comment',
  access: 'anyone',
  summary: 'Comment on a shared list.',
  input: z.object({
    token,
    position: z.int().min(1).nullable().default(null),
    author: z.string().trim().min(2, 'Say who you are.').max(100),
    text: z.string().trim().min(1, 'Write something.').max(limits.commentMax),
  }),
  output: sharedList,
  limitPerMinute: 20,
});
