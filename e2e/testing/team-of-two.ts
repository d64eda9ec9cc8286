import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import {
  acceptInvitation,
  createOrganization,
  inviteMember,
  listAnalyses,
  listReceivedInvitations,
  startSampleBatch,
  switchOrganization,
} from '@winnow/contracts';
import { type Entered, enter } from './enter.ts';
import { newPerson } from './person.ts';

type MemberAtWork = Entered & { readonly page: Page };

export type TeamOfTwo = {
  readonly anna: MemberAtWork;
  readonly boris: MemberAtWork;
  /** The browser context of Boris, which the caller closes. */
  readonly context: BrowserContext;
  readonly jobId: string;
  readonly candidate: { readonly id: string; readonly path: string; readonly name: string };
};

/** Anna, who owns a team, and Boris, a recruiter, each with a browser, and the sample job with its candidates. */
export async function teamOfTwo(page: Page, browser: Browser): Promise<TeamOfTwo> {
  const anna = await enter(page, { ...newPerson(), name: 'Anna Berg' });
  const { data: team } = await anna.client.call(createOrganization, { name: 'Harbor Foods' });
  await anna.client.call(switchOrganization, { id: team.id });
  const context = await browser.newContext();
  const other = await context.newPage();
  const boris = await enter(other, { ...newPerson(), name: 'Boris Lund' });
  await anna.client.call(inviteMember, { email: boris.person.email, role: 'recruiter' });
  const [invitation] = (await boris.client.call(listReceivedInvitations)).data;
  await boris.client.call(acceptInvitation, { id: invitation?.id ?? '' });
  await boris.client.call(switchOrganization, { id: team.id });
  await anna.client.call(startSampleBatch);
  const list = async () => (await anna.client.call(listAnalyses, { order: 'group', limit: 1 })).data.analyses;
  await expect.poll(async () => (await list()).length, { timeout: 90_000 }).toBe(1);
  const [first] = await list();
  if (!first) throw new Error('The sample has no candidate.');
  return {
    anna: { ...anna, page },
    boris: { ...boris, page: other },
    context,
    jobId: first.jobDescriptionId,
    candidate: { id: first.id, path: `/resume-history/${first.id}`, name: first.candidateName ?? '' },
  };
}
