/** What a requirement of a job description can ask for. */
export const requirementKinds = [
  'skill',
  'experience',
  'title',
  'education',
  'certification',
  'language',
  'location',
  'other',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];
