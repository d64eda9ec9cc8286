import { type Foundation, feature } from '../feature.ts';
import { mountPresets } from './preset-routes.ts';
import { createPresetService } from './preset-service.ts';

export const presets = feature({
  createServices: (given: Foundation) => ({ presets: createPresetService(given) }),
  routes: mountPresets,
});
