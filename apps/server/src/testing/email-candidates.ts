import { randomUUID } from 'node:crypto';
import { type EmailTexts, getAnalysis, previewEmails, sendEmails, setJobEmails } from '@winnow/contracts';
import type { SignedUp } from './sign-up.ts';

/** Words without fields. */
export const plainTexts: EmailTexts = {
  en: { subject: 'News', body: 'Hello, we have news.' },
  de: null,
  es: null,
  fr: null,
  ar: null,
};

/** Turns emails of the candidates' jobs on, previews a rejection and queues it. */
export async function emailTo(
  { client }: SignedUp,
  analysisIds: string[],
  texts: EmailTexts = plainTexts,
): Promise<{ ids: string[] }> {
  for (const id of analysisIds) {
    const { jobDescriptionId } = (await client.call(getAnalysis, { id })).data;
    await client.call(setJobEmails, { id: jobDescriptionId, isOn: true });
  }
  const wanted = { analysisIds, templateId: 'rejection' as const, texts };
  const { digest } = (await client.call(previewEmails, wanted)).data;
  return (await client.call(sendEmails, { ...wanted, digest, idempotencyKey: randomUUID() })).data;
}
