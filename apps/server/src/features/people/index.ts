import { feature } from '../feature.ts';
import { check } from '../operator/consistency.ts';
import { listUnfitPeople } from './person-check-repository.ts';

/** Candidates, whatever number of resumes they sent. */
export const people = feature({
  checks: ({ database }) => [
    check(
      'resumes-of-people',
      'Every resume belongs to a person of its organization, and every person has a resume or was merged into one.',
      () => listUnfitPeople(database),
    ),
  ],
});
