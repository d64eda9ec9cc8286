import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { ProfileChange } from './profile-columns.ts';
import { ensureProfile, findProfile, type ProfileRow, updateProfile } from './profile-repository.ts';

export type ProfileService = {
  /** The caller's own row; other users' rows are not found. */
  find(callerId: string, id: string | null): Promise<JsonObject | null>;
  update(callerId: string, id: string, change: ProfileChange): Promise<JsonObject | null>;
  /** Creates the row of a user if it is missing. */
  ensure(on: Queryable, userId: string): Promise<void>;
};

export function createProfileService({ database }: { database: Database }): ProfileService {
  return {
    async find(callerId, id) {
      if (id !== null && id !== callerId) return null;
      const profile = await findProfile(database, callerId);
      return profile ? presentProfile(profile) : null;
    },

    async update(callerId, id, change) {
      if (id !== callerId) return null;
      const columns = readColumns(change);
      const isEmpty = Object.keys(columns).length === 0;
      const profile = isEmpty
        ? await findProfile(database, callerId)
        : await updateProfile(database, callerId, columns);
      return profile ? presentProfile(profile) : null;
    },

    ensure: ensureProfile,
  };
}

function presentProfile(profile: ProfileRow): JsonObject {
  return {
    id: profile.id,
    role: profile.role,
    job_title: profile.jobTitle,
    company_name: profile.companyName,
    team_size: profile.teamSize,
    hiring_team_size: profile.hiringTeamSize,
    hiring_volume: profile.hiringVolume,
    industries: profile.industries,
    role_types: profile.roleTypes,
    hiring_goals: profile.hiringGoals,
    onboarding_completed: profile.onboardingCompleted,
    updated_at: profile.updatedAt,
  };
}

function readColumns(change: ProfileChange): Partial<ProfileRow> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(change)) {
    const column = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    columns[column] = name === 'updated_at' && typeof value === 'string' ? new Date(value) : value;
  }
  return columns;
}
