import { addJobNote, deleteJobNote, getJobFigures, listJobActivity, lookAtJob } from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { JobHomeService } from './job-home-service.ts';

export function mountJobHome(api: Api, { jobHome }: { readonly jobHome: JobHomeService }): void {
  mount(api, lookAtJob, async ({ caller, input: { id } }) => ({
    data: { newSince: (await jobHome.look(caller, id)).toISOString() },
  }));
  mount(api, getJobFigures, async ({ caller, input: { id } }) => ({
    data: await jobHome.describe(caller.organizationId, id),
  }));
  mount(api, listJobActivity, async ({ caller, input: { id, ...page } }) => ({
    data: await jobHome.listActivity(caller.organizationId, id, page),
  }));
  mount(api, addJobNote, async ({ caller, input: { id, noteId, text } }) => {
    await jobHome.addNote(caller, id, { id: noteId, text });
    return { data: { id: noteId } };
  });
  mount(api, deleteJobNote, async ({ caller, input: { id, noteId } }) => {
    await jobHome.removeNote(caller.organizationId, id, noteId);
    return { data: { id: noteId } };
  });
}
