import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  title: 'Profile · Winnow',
  titleWithError: 'Error: Profile · Winnow',
  heading: 'Profile',
  introduction:
    'Your name and picture appear with your notes and decisions. We use the rest to prefill new jobs.',
  fetchFailed: 'Failed to fetch profile',
  fetchHelp: 'Trying again usually helps.',
  retry: 'Try again',
  updateFailed: 'Failed to update profile',
  updateHelp: 'Nothing you entered is lost. Try again.',
  saved: 'Profile updated successfully',
  save: 'Save changes',
  unsaved: 'Unsaved changes.',
  you: 'You',
  name: 'Name',
  hiring: 'Your hiring',
  waiting: 'Loading your profile',
  picture: {
    label: 'Picture',
    helper:
      'JPEG, PNG or WebP. We resize it to 512 pixels and remove the location, camera and date stored in it.',
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Remove',
    removed: 'Picture removed.',
    tooLarge: (size: string) => `The picture must be smaller than ${size}`,
    unreadable: 'We couldn’t read this picture. Choose a JPEG, PNG or WebP file.',
    cropTitle: 'Crop picture',
    cropHelp: 'Drag the picture, or move it with the arrow keys.',
    cropArea: 'Picture: move it with the arrow keys',
    zoom: 'Size',
    zoomWords: (percent: number) => `${percent}%`,
    use: 'Use this picture',
    cancel: 'Cancel',
  },
};

export type ProfileTexts = TextsOf<typeof english>;

export const profileTexts = defineTexts(english, {
  de: () => import('./profile-texts.de.ts'),
  es: () => import('./profile-texts.es.ts'),
  fr: () => import('./profile-texts.fr.ts'),
  ar: () => import('./profile-texts.ar.ts'),
});
