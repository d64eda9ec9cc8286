import { changeAnalyses, listLabels, undoAnalysesChange } from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import { chosenOf } from '../chosen-analyses.ts';
import type { ChangeService } from './change-service.ts';

export function mountChanges(api: Api, { changes }: { readonly changes: ChangeService }): void {
  mount(api, changeAnalyses, async ({ caller, input }) => {
    const { changeId, ids, filter, expected, ...change } = input;
    const chosen = chosenOf({ ids, filter, expected });
    return { data: { changeId, changed: await changes.change(caller, changeId, chosen, change) } };
  });
  mount(api, undoAnalysesChange, async ({ caller, input: { id } }) => ({
    data: await changes.undo(caller, id),
  }));
  mount(api, listLabels, async ({ caller }) => ({ data: await changes.listLabels(caller) }));
}
