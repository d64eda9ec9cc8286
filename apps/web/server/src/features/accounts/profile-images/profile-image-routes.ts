import { getProfileImage, removeProfileImage, uploadProfileImage } from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import { mountDownload } from '../../../platform/http/mount-download.ts';
import type { ProfileImageService } from './profile-image-service.ts';

export function mountProfileImages(api: Api, images: ProfileImageService): void {
  mount(api, uploadProfileImage, async ({ files, caller }) => ({
    data: { profileImage: await images.set(caller.userId, files.file.path) },
    message: 'Profile updated successfully',
  }));

  mount(api, removeProfileImage, async ({ caller }) => ({
    data: { profileImage: await images.remove(caller.userId) },
    message: 'Profile updated successfully',
  }));

  mountDownload(api, getProfileImage, async ({ input }) => ({
    fileName: 'picture.webp',
    mediaType: 'image/webp',
    content: new Uint8Array(await images.load(input.id)),
  }));
}
