import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { jobLimits, requirementEdit } from './job-requirements.ts';

export const presetLimits = { presets: 50, nameMax: 80, requirements: jobLimits.requirements } as const;

/** A requirement without a job: words, kind, weight, and whether it is a must-have. */
export const presetRequirement = requirementEdit.pick({ kind: true, text: true, must: true, weight: true });
export type PresetRequirement = z.infer<typeof presetRequirement>;

export const requirementPreset = z
  .object({
    id: z.uuid(),
    name: z.string(),
    requirements: z.array(presetRequirement),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'RequirementPreset' });
export type RequirementPreset = z.infer<typeof requirementPreset>;

const presetName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(presetLimits.nameMax, `Keep the name under ${presetLimits.nameMax} characters.`);

const presetRequirements = z
  .array(presetRequirement)
  .min(1, 'Add at least one requirement.')
  .max(presetLimits.requirements, `Keep to ${presetLimits.requirements} requirements.`);

export const listPresets = endpoint({
  method: 'GET',
  path: '/requirement-presets',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Requirement presets, by name.',
  output: z.object({ presets: z.array(requirementPreset) }),
});

export const createPreset = endpoint({
  method: 'POST',
  path: '/requirement-presets',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: `Save requirements as a preset, at most ${presetLimits.presets}. Saving the same preset again changes nothing.`,
  input: z.object({ name: presetName, requirements: presetRequirements }),
  output: requirementPreset,
  limitPerMinute: 60,
  limitPerDay: 500,
});

const ofPreset = { id: z.uuid() };

export const updatePreset = endpoint({
  method: 'PATCH',
  path: '/requirement-presets/{id}',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary:
    'Rename a preset, or replace its requirements. 409 with `current` if another member changed it since `before`.',
  input: z.object({
    ...ofPreset,
    name: presetName.optional(),
    requirements: presetRequirements.optional(),
    before: z
      .object({ name: z.string(), requirements: z.array(presetRequirement) })
      .partial()
      .optional()
      .meta({ description: 'The changed values as the caller saw them; 409 if they are no longer current.' }),
  }),
  output: requirementPreset,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const deletePreset = endpoint({
  method: 'DELETE',
  path: '/requirement-presets/{id}',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Delete a preset. Jobs it was applied to are unchanged.',
  input: z.object(ofPreset),
  output: z.object({ id: z.uuid() }),
});
