import * as z from 'zod';
import {
  type ConfidenceReason,
  type CreditPart,
  changeCodes,
  doubtCodes,
  partCodes,
  type Question,
  questionCodes,
  type Reason,
  type ReplayChange,
  reasonCodes,
  weightBases,
  weightFactors,
} from './statements.ts';

const keysOf = (table: object): [string, ...string[]] => Object.keys(table) as [string, ...string[]];

const args = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
  )
  .meta({ description: 'Values of the code by name: numbers, names and quotes.' });

const coded = (table: object, description: string) =>
  z.object({ code: z.enum(keysOf(table)).meta({ description }), args });

// The code determines the arguments; the schema describes only what all codes have in common.
export const reason = coded(
  reasonCodes,
  'Why the requirement has this verdict.',
) as unknown as z.ZodType<Reason>;

export const doubt = coded(doubtCodes, 'What lowers the confidence.').extend({
  lost: z.number().meta({ description: '0-1: share by which it lowers the confidence.' }),
}) as unknown as z.ZodType<ConfidenceReason & { readonly lost: number }>;

export const question = coded(
  questionCodes,
  'What to ask, by the kind of the requirement.',
) as unknown as z.ZodType<Question>;

export const replayChange = coded(changeCodes, 'What differs.') as unknown as z.ZodType<ReplayChange>;

/** A part of a credit with its evidence. */
export const partWith = <Evidence extends z.ZodType>(evidence: Evidence) =>
  coded(partCodes, 'What the part is for.').extend({
    share: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'Share of the credit that the part can contribute.' }),
    credit: z.number().min(0).max(1).meta({ description: 'How much of its share the part contributes.' }),
    evidence: z.array(evidence),
  }) as unknown as z.ZodType<
    CreditPart & {
      readonly share: number;
      readonly credit: number;
      readonly evidence: readonly z.output<Evidence>[];
    }
  >;

export const weighting = z
  .object({
    base: z.number(),
    asked: z.enum(weightBases),
    factors: z.array(z.object({ code: z.enum(weightFactors), value: z.number() })).readonly(),
  })
  .meta({ description: 'How the weight is computed: the base times all factors.' });
