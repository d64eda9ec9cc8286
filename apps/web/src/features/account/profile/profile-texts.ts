import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

const english = {
  title: 'Profile · Winnow',
  titleWithError: 'Error: Profile · Winnow',
  heading: 'Profile',
  introduction: 'Your name and picture stand beside notes and decisions. The rest fills in job descriptions.',
  fetchFailed: 'Failed to fetch profile',
  fetchHelp: 'Loading it again usually helps.',
  retry: 'Try again',
  updateFailed: 'Failed to update profile',
  updateHelp: 'Nothing you entered is lost. Try again.',
  saved: 'Profile updated successfully',
  save: 'Save changes',
  unsaved: 'Not saved yet.',
  you: 'You',
  name: 'Name',
  hiring: 'Your hiring',
  waiting: 'Looking up your profile',
  picture: {
    label: 'Picture',
    helper: 'JPEG, PNG or WebP. It is drawn anew at 512 pixels: place, camera and date are left out.',
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Remove',
    removed: 'Picture removed.',
    tooLarge: (size: string) => `The picture must be smaller than ${size}`,
    unreadable: 'This file is not a picture that can be shown. Choose a JPEG, PNG or WebP.',
    cropTitle: 'Cut it to fit',
    cropHelp: 'Drag the picture, or move it with the arrow keys.',
    cropArea: 'Picture: move it with the arrow keys',
    zoom: 'Size',
    zoomWords: (percent: number) => `${percent} %`,
    use: 'Use this picture',
    cancel: 'Cancel',
  },
};

export type ProfileTexts = TextsOf<typeof english>;

export const profileTexts = defineTexts(english, {
  de: () => import('./profile-texts.de.ts'),
  ar: () => import('./profile-texts.ar.ts'),
});
