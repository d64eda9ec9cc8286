import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  type OrganizationId,
  type PresetRequirement,
  presetLimits,
  type RequirementPreset,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { isStale } from '../../platform/database/is-stale.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import {
  countPresets,
  findPreset,
  findPresetByName,
  insertPreset,
  listPresetRows,
  type PresetRow,
  removePreset,
  savePreset,
} from './preset-repository.ts';

export type { PresetRow };

type Part<Whole> = { readonly [Field in keyof Whole]?: Whole[Field] | undefined };
type NewPreset = { readonly name: string; readonly requirements: readonly PresetRequirement[] };

/** Requirements saved under a name. Presets of other organizations are not found. */
export type PresetService = {
  list(organizationId: OrganizationId): Promise<PresetRow[]>;
  /**
   * The same list under the same name is saved once.
   * @throws ApiError `invalid` for a name in use, `no-room`
   */
  create(member: Member, preset: NewPreset): Promise<PresetRow>;
  /**
   * @throws ApiError `not-found`, `invalid` for a name in use, `conflict` if another member has changed the same part
   */
  update(
    member: Member,
    id: string,
    change: Part<NewPreset> & { readonly before?: Part<NewPreset> | undefined },
  ): Promise<PresetRow>;
  /** @throws ApiError `not-found` */
  remove(organizationId: OrganizationId, id: string): Promise<void>;
};

export function createPresetService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): PresetService {
  return {
    list: (organizationId) => listPresetRows(database, organizationId),

    create: ({ organizationId, userId: createdBy }, { name, requirements }) =>
      database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const known = await findPresetByName(transaction, organizationId, name);
        if (known && isDeepStrictEqual(known.requirements, requirements)) return known;
        if (known) throw nameInUse();
        await refuseMoreThanFit(transaction, organizationId);
        const now = clock.now();
        const preset = {
          id: randomUUID(),
          organizationId,
          createdBy,
          name,
          requirements,
          createdAt: now,
          updatedAt: now,
          updatedBy: createdBy,
        };
        await insertPreset(transaction, preset);
        return preset;
      }),

    update: ({ organizationId, userId: updatedBy }, id, { name, requirements, before }) =>
      database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const current = (await findPreset(transaction, organizationId, id)) ?? notFound();
        if (isStale(current, { name, requirements }, before)) {
          throw new ApiError('conflict', sentence('changed-meanwhile'), {
            current: presentPreset(current),
            saved: { by: current.updatedBy, at: current.updatedAt },
          });
        }
        const named =
          name === undefined ? undefined : await findPresetByName(transaction, organizationId, name);
        if (named && named.id !== id) throw nameInUse();
        const changed = {
          ...current,
          name: name ?? current.name,
          requirements: requirements ?? current.requirements,
          updatedAt: clock.now(),
          updatedBy,
        };
        await savePreset(transaction, changed);
        return changed;
      }),

    async remove(organizationId, id) {
      if (!(await removePreset(database, organizationId, id))) notFound();
    },
  };
}

/** A preset in the API's form. */
export function presentPreset({
  id,
  name,
  requirements,
  createdAt,
  updatedAt,
}: PresetRow): RequirementPreset {
  return {
    id,
    name,
    requirements: [...requirements],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

async function refuseMoreThanFit(transaction: Transaction, organizationId: OrganizationId): Promise<void> {
  const { presets } = presetLimits;
  if ((await countPresets(transaction, organizationId)) < presets) return;
  throw new ApiError('no-room', sentence('presets-full', { max: presets }));
}

function nameInUse(): ApiError {
  const message = sentence('preset-name-taken');
  return new ApiError('invalid', message, { errors: { name: [message] } });
}

function notFound(): never {
  throw new ApiError('not-found', 'Preset not found.');
}
