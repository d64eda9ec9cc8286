import {
  cancelEmails,
  createEmailTemplate,
  deleteEmailTemplate,
  getJobEmails,
  listApplicationEmails,
  listCandidateEmails,
  listEmailTemplates,
  previewEmails,
  saveEmailTemplate,
  sendEmails,
  setJobEmails,
} from '@winnow/contracts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { chosenOf } from '../analyses/analysis-service.ts';
import type { ChosenRecipients } from './candidate-email-service.ts';
import type { CandidateEmailServices } from './candidate-email-services.ts';
import { presentEmail, presentExcluded, presentPlanned } from './candidate-email-view.ts';

export function mountCandidateEmails(
  api: Api,
  { emails, templates }: Pick<CandidateEmailServices, 'emails' | 'templates'>,
  /** Company in a user's profile; `null` if empty. */
  findCompany: (caller: Caller) => Promise<string | null>,
): void {
  const authorOf = async (caller: Caller) => ({
    userId: caller.userId,
    organizationId: caller.organizationId,
    ownCompany: (await findCompany(caller)) ?? '',
  });

  mount(api, listEmailTemplates, async ({ caller }) => ({
    data: { templates: await templates.list(caller.organizationId) },
  }));
  mount(api, createEmailTemplate, async ({ caller, input }) => ({
    data: await templates.create(caller, input),
  }));
  mount(api, saveEmailTemplate, async ({ caller, input: { id, ...words } }) => ({
    data: await templates.save(caller, id, words),
  }));
  mount(api, deleteEmailTemplate, async ({ caller, input: { id } }) => {
    await templates.remove(caller.organizationId, id);
    return { data: { id } };
  });

  mount(api, getJobEmails, async ({ caller, input: { id } }) => ({
    data: await emails.getJob(caller.organizationId, id),
  }));
  mount(api, setJobEmails, async ({ caller, input: { id, isOn } }) => ({
    data: await emails.setJob(caller, id, isOn),
  }));

  mount(api, previewEmails, async ({ caller, input: { anonymous, ...given } }) => {
    const plan = await emails.preview(await authorOf(caller), wantedOf(given));
    return {
      data: {
        digest: plan.digest,
        emails: plan.emails.map((email) => presentPlanned(email, anonymous)),
        excluded: plan.excluded.map((contact) => presentExcluded(contact, anonymous)),
        replyTo: plan.replyTo,
      },
    };
  });
  mount(api, sendEmails, async ({ caller, input }) => ({
    data: await emails.send(await authorOf(caller), wantedOf(input)),
  }));
  mount(api, cancelEmails, async ({ caller, input: { ids } }) => ({
    data: await emails.cancel(caller, ids),
  }));
  mount(api, listCandidateEmails, async ({ caller, input: { id, anonymous } }) => {
    const { emails: rows, ...person } = await emails.listOf(caller.organizationId, id);
    return { data: { emails: rows.map((row) => presentEmail(row, person, anonymous === 'yes')) } };
  });
  mount(api, listApplicationEmails, async ({ caller, input: { id: jobId, applicationId, anonymous } }) => {
    const of = { jobId, id: applicationId };
    const { emails: rows, ...person } = await emails.listOfApplication(caller.organizationId, of);
    return { data: { emails: rows.map((row) => presentEmail(row, person, anonymous === 'yes')) } };
  });
}

type Choosing = Parameters<typeof chosenOf>[0] & {
  readonly analysisIds?: readonly string[] | undefined;
  readonly applicationIds?: readonly string[] | undefined;
};

/** A request with whom it means as one value. */
function wantedOf<Given extends Choosing>({
  analysisIds,
  applicationIds,
  filter,
  expected,
  ...wanted
}: Given): Omit<Given, 'analysisIds' | 'applicationIds' | 'filter' | 'expected'> & { of: ChosenRecipients } {
  const analyses = chosenOf({ ids: filter ? undefined : (analysisIds ?? []), filter, expected });
  return { ...wanted, of: applicationIds ? { ...analyses, applicationIds } : analyses };
}
