import {
  createPreset,
  deletePreset,
  listPresets,
  type RequirementPreset,
  updatePreset,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { PresetRow, PresetService } from './preset-service.ts';

export function mountPresets(api: Api, { presets }: { readonly presets: PresetService }): void {
  mount(api, listPresets, async ({ caller }) => ({
    data: { presets: (await presets.list(caller.organizationId)).map(present) },
  }));
  mount(api, createPreset, async ({ caller, input }) => ({
    data: present(await presets.create(caller, input)),
  }));
  mount(api, updatePreset, async ({ caller, input: { id, ...change } }) => ({
    data: present(await presets.update(caller.organizationId, id, change)),
  }));
  mount(api, deletePreset, async ({ caller, input: { id } }) => {
    await presets.remove(caller.organizationId, id);
    return { data: { id } };
  });
}

function present({ id, name, requirements, createdAt, updatedAt }: PresetRow): RequirementPreset {
  return {
    id,
    name,
    requirements: [...requirements],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
