import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getUser,
  type ProfileChange,
  removeProfileImage,
  updateProfile,
  updateUser,
  uploadProfileImage,
} from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { keepInMetadata } from '../../lib/session/session-metadata.ts';
import { profileTexts } from './profile-texts.ts';

export const profileKey = ['profile'];

/** The user with their profile; `undefined` until loaded. */
export function useProfile() {
  const texts = useTexts(profileTexts);
  return useQuery({
    queryKey: profileKey,
    queryFn: async () => (await api.call(getUser)).data,
    meta: { failureWords: texts.fetchFailed },
  });
}

/** Saves the name and the hiring profile. */
export function useProfileChange(onSaved: () => void) {
  const texts = useTexts(profileTexts);
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ name, profile }: { name: string; profile: ProfileChange }) {
      const [user] = await Promise.all([api.call(updateUser, { name }), api.call(updateProfile, profile)]);
      await keepInMetadata(user.data);
    },
    meta: { failureWords: texts.updateFailed },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: profileKey });
      onSaved();
    },
  });
}

/** Sets the picture, or removes it with `null`. */
export function usePictureChange(onSaved: () => void) {
  const texts = useTexts(profileTexts);
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(picture: Blob | null) {
      const { data } = picture
        ? await api.call(uploadProfileImage, { file: picture })
        : await api.call(removeProfileImage);
      await keepInMetadata(data);
    },
    meta: { failureWords: texts.updateFailed },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: profileKey });
      onSaved();
    },
  });
}
