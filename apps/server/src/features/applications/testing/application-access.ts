import { listApplications, saveApplyPage } from '@winnow/contracts';
import { aJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, MakeThing } from '../../../testing/access/route-access.ts';
import { applyTo, pageSettings } from './apply-to.ts';

/** An application that came by the page of a job. */
export const anApplication: MakeThing = async (server, owner) => {
  const { id } = await aJob(server, owner);
  const { url } = (await owner.client.call(saveApplyPage, { id, ...pageSettings })).data;
  await applyTo(server, url, { email: 'ada@example.org' });
  const { applications } = (await owner.client.call(listApplications, { id })).data;
  return { id, applicationId: applications[0]?.id ?? '' };
};

export const access: AccessByRoute = {
  'PUT /job-descriptions/{id}/apply-page': { make: aJob, input: pageSettings },
  'PATCH /job-descriptions/{id}/applications/{applicationId}': {
    make: anApplication,
    input: { state: 'declined' },
  },
};
