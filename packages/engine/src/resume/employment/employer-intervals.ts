import type { Evidence, Position } from '../resume.ts';

/**
 * Places of employers in the headings of positions: having worked for Uber or at Quay Robotics does not imply a skill
 * with that name.
 */
export function employerIntervals(text: string, positions: readonly Position[]): readonly Evidence[] {
  return positions.flatMap(({ organization, evidence }) => {
    if (organization === null) return [];
    return evidence.slice(0, 2).flatMap(({ start, end }) => {
      const at = text.slice(start, end).indexOf(organization);
      return at < 0 ? [] : [{ start: start + at, end: start + at + organization.length }];
    });
  });
}
