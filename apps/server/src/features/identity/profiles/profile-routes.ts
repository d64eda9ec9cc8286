import { mount } from '../../../platform/http/mount.ts';
import type { App } from '../../../platform/http/request-context.ts';
import { findBodyError } from '../http/read-input.ts';
import type { IdentityService } from '../identity-service.ts';
import { createProfileApi, profileEndpoint, readIdFilter, refuseOthers } from './profile-api.ts';
import { type ProfileChange, profileColumns, writableColumns } from './profile-columns.ts';
import { ProfileError } from './profile-error.ts';

const getProfile = profileEndpoint({
  method: 'GET',
  path: '/profiles',
  access: 'signed-in-or-service',
  summary: 'The profile of a user.',
});

const updateProfile = profileEndpoint({
  method: 'PATCH',
  path: '/profiles',
  access: 'signed-in',
  summary: 'Change the profile of the caller.',
});

/** Endpoints by which clients read and change their row of `profiles`. */
export function mountProfiles(parent: App, identity: IdentityService): void {
  const { profiles } = identity;
  const api = createProfileApi(identity);

  mount(api, getProfile, async ({ caller, query }) => {
    const columns = readSelect(query);
    return { data: await profiles.find(caller, readIdFilter(query)), columns };
  });

  mount(api, updateProfile, async ({ caller, query, wantsRow, readBody }) => {
    const id = readIdFilter(query);
    if (id === null) throw new ProfileError(400, '21000', 'UPDATE requires a WHERE clause');
    // Checked before anything is written: a refused request changes nothing.
    const columns = readSelect(query);
    const data = await profiles.update(caller, id, await readChange(readBody));
    return { data, columns: wantsRow ? columns : null };
  });

  refuseOthers(api, identity);
  parent.route('/rest/v1', api.app);
}

/** The selected columns; all by default. */
function readSelect(query: Readonly<Record<string, string>>): readonly string[] {
  const asked = query['select'] ?? '*';
  const names = asked.split(',').map((name) => name.trim().replace(/^"|"$/g, ''));
  if (names.includes('*')) return profileColumns;
  const unknown = names.find((name) => !profileColumns.includes(name));
  if (unknown === undefined) return names;
  throw new ProfileError(400, '42703', `column profiles.${unknown} does not exist`);
}

async function readChange(readBody: () => Promise<string>): Promise<ProfileChange> {
  let body: unknown;
  try {
    body = JSON.parse(await readBody());
  } catch {
    throw new ProfileError(400, 'PGRST102', 'Empty or invalid json');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProfileError(400, 'PGRST102', 'All object keys must match');
  }
  const error = findBodyError(body);
  if (error) throw new ProfileError(400, '22P02', error);
  for (const [name, value] of Object.entries(body)) {
    if (name === 'id') throw new ProfileError(403, '42501', 'permission denied for table profiles');
    if (!Object.hasOwn(writableColumns, name)) {
      throw new ProfileError(
        400,
        'PGRST204',
        `Could not find the '${name}' column of 'profiles' in the schema cache`,
      );
    }
    const schema = writableColumns[name as keyof typeof writableColumns];
    if (schema.safeParse(value).success) continue;
    throw value === null
      ? new ProfileError(400, '23502', `null value in column "${name}" violates not-null constraint`)
      : new ProfileError(400, '22P02', `invalid input for column "${name}"`);
  }
  return body;
}
