/**
 * Skills that are words of nearly any work: "strong analysis", "hands-on implementation". They count, but never exclude
 * a candidate.
 */
const broadSkills: ReadonlySet<string> = new Set([
  'analysis',
  'automation',
  'deployment',
  'design',
  'documentation',
  'engineering',
  'implementation',
  'infrastructure',
  'integration',
  'maintenance',
  'management',
  'operations',
  'performance-optimization',
  'planning',
  'scalability',
  'security',
  'strategy',
  'testing',
]);

/** Those of which a person can have years: "five years of design"; "five years of engineering" are years of work. */
const fieldsOfWork: ReadonlySet<string> = new Set([
  'design',
  'maintenance',
  'management',
  'security',
  'testing',
]);

/** Whether years with a skill are no more than years of work. */
export const isOfAnyField = (skillId: string): boolean =>
  broadSkills.has(skillId) && !fieldsOfWork.has(skillId);
