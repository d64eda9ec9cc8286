import * as z from 'zod';
import { limits } from './limits.ts';

export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'declined'] as const;
export type Stage = (typeof stages)[number];
export const stageWords: Readonly<Record<Stage, string>> = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
};

export const decisions = ['yes', 'maybe', 'no'] as const;
export type Decision = (typeof decisions)[number];
export const decisionWords: Readonly<Record<Decision, string>> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

/** Why a candidate is declined; `other` comes with free text. */
export const declineReasons = ['missing-must', 'location', 'pay', 'level', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
export const declineReasonWords: Readonly<Record<DeclineReason, string>> = {
  'missing-must': 'Missing a must-have',
  location: 'Location',
  pay: 'Pay expectations',
  level: 'Level of experience',
  other: 'Other',
};

/** The chosen reasons for a decline, in the order of `declineReasons`. */
export const declinedFor = z.object({
  reasons: z.array(z.enum(declineReasons)).min(1),
  musts: z.array(z.string()).meta({
    description:
      'With `missing-must`: the must-haves that were not met at the time, or, if there were none, not found.',
  }),
});
export type DeclinedFor = z.infer<typeof declinedFor>;

/** The reasons as a sentence in English, for exports and the record; `null` without any. */
export function declineInWords(
  given: DeclinedFor | null,
  text: string | null,
  words: Readonly<Record<DeclineReason, string>> = declineReasonWords,
): string | null {
  const chosen = (given?.reasons ?? [])
    .filter((code) => code !== 'other')
    .map((code) => {
      const musts = code === 'missing-must' ? (given?.musts ?? []) : [];
      return musts.length > 0 ? `${words[code]} (${musts.join(', ')})` : words[code];
    });
  return [...chosen, ...(text ? [text] : [])].join('; ') || null;
}

export const reasonText = z
  .string()
  .trim()
  .max(limits.reasonMax, `Keep the reason under ${limits.reasonMax.toLocaleString('en')} characters.`);

/** Declining requires a reason: a listed one, or free text. */
export const givenDecision = z
  .object({
    value: z.enum(decisions).nullable(),
    reason: reasonText.default(''),
    reasons: z
      .array(z.enum(declineReasons))
      .max(declineReasons.length)
      .default([])
      .meta({ description: 'Only for a no. `other` needs free text.' }),
  })
  .refine(({ value, reason, reasons }) => {
    if (value !== 'no') return reasons.length === 0;
    const needsText = reasons.length === 0 || reasons.includes('other');
    return !needsText || reason.length >= 2;
  }, 'Enter a short reason.');
