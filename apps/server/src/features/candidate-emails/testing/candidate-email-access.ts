import { randomUUID } from 'node:crypto';
import { createEmailTemplate } from '@winnow/contracts';
import { aJob, anAnalysis, idempotencyKey, makeOwnThings } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, OwnedRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import { emailTo, plainTexts } from '../../../testing/email-candidates.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { anApplication } from '../../applications/testing/application-access.ts';

async function anEmailTemplate(_: TestServer, { client }: SignedUp) {
  const template = { name: `Greeting ${randomUUID()}`, purpose: 'other', texts: plainTexts } as const;
  return { id: (await client.call(createEmailTemplate, template)).data.id };
}

async function anEmail(server: TestServer, owner: SignedUp) {
  const { analysisId } = await makeOwnThings(server, owner);
  const [id = ''] = (await emailTo(owner, [analysisId])).ids;
  return { id };
}

/** Emails to candidates of whom one is another's, also as an applicant, and by a template that is. */
const emailsOf = (more: object): readonly OwnedRoute[] => [
  {
    make: anApplication,
    input: ({ applicationId }, { analysisId }) => {
      return {
        analysisIds: [analysisId],
        applicationIds: [applicationId],
        templateId: 'rejection',
        texts: plainTexts,
        ...more,
      };
    },
  },
  {
    make: anAnalysis,
    input: ({ id }, { analysisId }) => {
      return { analysisIds: [analysisId, id], templateId: 'rejection', texts: plainTexts, ...more };
    },
  },
  {
    make: anEmailTemplate,
    input: ({ id }, { analysisId }) => {
      return { analysisIds: [analysisId], templateId: id, texts: plainTexts, ...more };
    },
  },
];

export const things: ThingsByPath = {
  '/candidate-emails/templates/{id}': anEmailTemplate,
  '/job-descriptions/{id}/applications/{applicationId}/emails': anApplication,
};

export const access: AccessByRoute = {
  'PUT /job-descriptions/{id}/emails': { make: aJob, input: { isOn: true } },
  'PUT /candidate-emails/templates/{id}': { make: anEmailTemplate, input: { texts: plainTexts } },
  'POST /candidate-emails/preview': emailsOf({}),
  'POST /candidate-emails': emailsOf({ digest: '0'.repeat(64), idempotencyKey }),
  'POST /candidate-emails/cancel': { make: anEmail, input: ({ id }) => ({ ids: [id] }) },
};
