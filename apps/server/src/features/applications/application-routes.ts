import { getApplyPage, listApplications, saveApplyPage, updateApplication } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { ApplicationService } from './application-service.ts';
import type { ApplyPageService } from './apply-page-service.ts';

export type ApplicationUses = {
  readonly applyPages: ApplyPageService;
  readonly applications: ApplicationService;
};

export function mountApplications(api: Api, { applyPages, applications }: ApplicationUses): void {
  mount(api, getApplyPage, async ({ caller: { organizationId }, input: { id } }) => ({
    data: await applyPages.get(organizationId, id),
  }));
  mount(api, saveApplyPage, async ({ caller, input }) => ({ data: await applyPages.save(caller, input) }));
  mount(api, listApplications, async ({ caller: { organizationId }, input: { id, ...page } }) => ({
    data: await applications.list(organizationId, id, page),
  }));
  mount(api, updateApplication, async ({ caller, input: { id: jobId, applicationId: id, state } }) => ({
    data: await applications.setState(caller, { jobId, id }, state),
  }));
}
