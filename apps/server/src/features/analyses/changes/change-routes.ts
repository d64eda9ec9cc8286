import { ApiError, changeAnalyses, listLabels, undoAnalysesChange } from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { ChangeService, Target } from './change-service.ts';

export function mountChanges(api: Api, { changes }: { readonly changes: ChangeService }): void {
  mount(api, changeAnalyses, async ({ caller, input }) => {
    const { changeId, ids, filter, expected, ...change } = input;
    const target = targetOf({ ids, filter, expected });
    return { data: { changeId, changed: await changes.change(caller.userId, changeId, target, change) } };
  });
  mount(api, undoAnalysesChange, async ({ caller, input: { id } }) => ({
    data: await changes.undo(caller.userId, id),
  }));
  mount(api, listLabels, async ({ caller }) => ({ data: await changes.listLabels(caller.userId) }));
}

type Asked = {
  readonly ids: readonly string[] | undefined;
  readonly filter: Extract<Target, { filter: unknown }>['filter'] | undefined;
  readonly expected: number | undefined;
};

function targetOf({ ids, filter, expected }: Asked): Target {
  if (ids) return { ids };
  if (filter) return { filter, expected };
  throw new ApiError('invalid', 'Name the analyses, or a filter.');
}
