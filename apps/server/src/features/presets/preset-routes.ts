import { createPreset, deletePreset, listPresets, updatePreset } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { type PresetService, presentPreset } from './preset-service.ts';

export function mountPresets(api: Api, { presets }: { readonly presets: PresetService }): void {
  mount(api, listPresets, async ({ caller }) => ({
    data: { presets: (await presets.list(caller.organizationId)).map(presentPreset) },
  }));
  mount(api, createPreset, async ({ caller, input }) => ({
    data: presentPreset(await presets.create(caller, input)),
  }));
  mount(api, updatePreset, async ({ caller, input: { id, ...change } }) => ({
    data: presentPreset(await presets.update(caller, id, change)),
  }));
  mount(api, deletePreset, async ({ caller, input: { id } }) => {
    await presets.remove(caller.organizationId, id);
    return { data: { id } };
  });
}
