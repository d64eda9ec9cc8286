import {
  changeSecondReader,
  decideSuggestion,
  getSecondReader,
  getSecondReading,
  lookAgain,
  previewSecondReading,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { SecondReaderService } from './second-reader-service.ts';

export function mountSecondReader(
  api: Api,
  { secondReading }: { readonly secondReading: SecondReaderService },
): void {
  mount(api, getSecondReader, async ({ caller }) => ({
    data: await secondReading.getSettings(caller.organizationId),
  }));
  mount(api, changeSecondReader, async ({ caller, input }) => ({
    data: await secondReading.change(caller, input.isOn),
  }));
  mount(api, getSecondReading, async ({ caller, input: { id } }) => ({
    data: await secondReading.get(caller, id),
  }));
  mount(api, previewSecondReading, async ({ caller, input, signal }) => ({
    data: await secondReading.preview(caller, { ...input, signal }),
  }));
  mount(api, lookAgain, async ({ caller, input, signal }) => ({
    data: await secondReading.look(caller, { ...input, signal }),
  }));
  mount(api, decideSuggestion, async ({ caller, input, signal }) => ({
    data: await secondReading.decide(caller, { ...input, signal }),
  }));
}
