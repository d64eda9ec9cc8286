import {
  deletePerson,
  exportPerson,
  findPeople,
  getPerson,
  keepPeopleApart,
  listProposedMerges,
  listVersions,
  mergePeople,
  splitPerson,
  undoPersonChange,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import type { PersonArchives } from './held/person-archive.ts';
import type { PersonChanges } from './person-changes.ts';
import type { PersonService } from './person-service.ts';
import type { ProposedMerges } from './proposed-merges.ts';

export function mountPeople(
  api: Api,
  {
    personPages,
    personChanges,
    personArchives,
    proposedMerges,
  }: {
    readonly personPages: PersonService;
    readonly personChanges: PersonChanges;
    readonly personArchives: PersonArchives;
    readonly proposedMerges: ProposedMerges;
  },
): void {
  mount(api, listProposedMerges, async ({ caller, input: { limit } }) => ({
    data: await proposedMerges.list(caller.organizationId, limit),
  }));
  mount(api, findPeople, async ({ caller, input: { search } }) => ({
    data: await personPages.find(caller.organizationId, search),
  }));
  mount(api, getPerson, async ({ caller, input: { id } }) => ({ data: await personPages.get(caller, id) }));
  mount(api, listVersions, async ({ caller, input: { id }, signal }) => ({
    data: await personPages.listVersions(caller, id, signal),
  }));
  mountDownload(api, exportPerson, ({ caller, input: { id }, signal }) =>
    personArchives.begin(caller, id, signal),
  );
  mount(api, mergePeople, async ({ caller, input: { id, otherId } }) => ({
    data: await personChanges.merge(caller, id, otherId),
  }));
  mount(api, splitPerson, async ({ caller, input: { id, fileIds } }) => ({
    data: await personChanges.split(caller, id, fileIds),
  }));
  mount(api, keepPeopleApart, async ({ caller, input: { id, otherId } }) => ({
    data: await personChanges.keepApart(caller, id, otherId),
  }));
  mount(api, undoPersonChange, async ({ caller, input: { id, changeId } }) => ({
    data: await personChanges.undo(caller, id, changeId),
  }));
  mount(api, deletePerson, async ({ caller, input: { id } }) => ({
    data: { resumes: await personPages.remove(caller, id) },
  }));
}
