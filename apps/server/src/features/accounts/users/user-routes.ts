import {
  ApiError,
  createProfile,
  getEmailPreferences,
  getPreferences,
  getProfile,
  getUser,
  updateEmailPreferences,
  updatePreferences,
  updateProfile,
  updateUser,
} from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { ProfileService } from './profile-service.ts';
import type { UserService } from './user-service.ts';

/** Routes for the caller's own user, profile and preferences. */
export function mountUser(api: Api, users: UserService, profiles: ProfileService): void {
  mount(api, getUser, async ({ caller }) => ({
    data: { ...(await users.describe(caller)), profile: await profiles.find(caller) },
  }));

  mount(api, updateUser, async ({ input, caller }) => ({
    data: await users.rename(caller, input.name),
    message: 'Profile updated successfully',
  }));

  mount(api, getProfile, async ({ caller }) => {
    const profile = await profiles.find(caller);
    if (!profile) throw new ApiError('not-found', 'Failed to fetch profile');
    return { data: profile };
  });

  for (const endpoint of [createProfile, updateProfile]) {
    mount(api, endpoint, async ({ input, caller }) => ({
      data: await profiles.save(caller, input),
      message: 'Profile updated successfully',
    }));
  }

  mount(api, getPreferences, async ({ caller }) => ({ data: await users.getPreferences(caller.userId) }));

  mount(api, updatePreferences, async ({ input, caller }) => ({
    data: await users.changePreferences(caller.userId, input),
  }));

  mount(api, getEmailPreferences, async ({ caller }) => ({
    data: await users.getEmailPreferences(caller.userId),
  }));

  mount(api, updateEmailPreferences, async ({ input, caller }) => ({
    data: await users.changeEmailPreferences(caller.userId, input),
  }));
}
