/** The calls about one noun, by the first part of their paths. */
export type Group = {
  /** Last part of its URL. */
  readonly slug: string;
  readonly title: string;
};

const groups: readonly (Group & { readonly parts: readonly string[] })[] = [
  { slug: 'jobs', title: 'Jobs', parts: ['job-descriptions', 'requirement-presets'] },
  { slug: 'resumes', title: 'Resumes', parts: ['files'] },
  { slug: 'imports', title: 'Imports', parts: ['imports'] },
  { slug: 'runs-and-analyses', title: 'Runs and analyses', parts: ['resume-analysis', 'analysis'] },
  {
    slug: 'candidates',
    title: 'Candidates',
    parts: ['people', 'tags', 'candidates', 'proposed-merges', 'consents', 'candidate-emails'],
  },
  { slug: 'talent-pool', title: 'Talent pool', parts: ['talent-pool', 'search'] },
  { slug: 'talent-lists', title: 'Talent lists', parts: ['talent-lists'] },
  { slug: 'reviews', title: 'Reviews', parts: ['reviews', 'shared', 'presence'] },
  { slug: 'credits-and-billing', title: 'Credits and billing', parts: ['credits', 'billing'] },
  { slug: 'webhooks', title: 'Webhooks', parts: ['webhooks'] },
  {
    slug: 'organization',
    title: 'Organization',
    parts: ['organization', 'organizations', 'invitations', 'single-sign-on', 'organization-logos'],
  },
  {
    slug: 'account',
    title: 'Account',
    parts: [
      ...['auth', 'user', 'profile-images', 'events'],
      ...['notifications', 'notification-settings', 'email-preferences', 'unsubscribe'],
    ],
  },
];
/** Below all others. */
const lastGroups: typeof groups = [
  { slug: 'resume-matcher', title: 'Resume matcher', parts: ['resume-matcher'] },
  { slug: 'site', title: 'Site and support', parts: ['config', 'waitlist', 'support'] },
  { slug: 'operator', title: 'Operator', parts: ['admin'] },
];

/** A path that isn't in a group forms a group of its own. */
function groupOf(path: string): Group {
  const [, part = ''] = path.split('/');
  const title = part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ');
  return [...groups, ...lastGroups].find(({ parts }) => parts.includes(part)) ?? { slug: part, title };
}

/** The groups of calls, in the order of the reference. */
export function groupCalls<Call extends { readonly path: string }>(
  calls: readonly Call[],
): { readonly group: Group; readonly calls: readonly Call[] }[] {
  const bySlug = Map.groupBy(calls, ({ path }) => groupOf(path).slug);
  const known = new Set([...groups, ...lastGroups].map(({ slug }) => slug));
  const others = [...bySlug.keys()].filter((slug) => !known.has(slug)).sort();
  const order = [...groups.map(({ slug }) => slug), ...others, ...lastGroups.map(({ slug }) => slug)];
  return order.flatMap((slug) => {
    const found = bySlug.get(slug);
    const [first] = found ?? [];
    return found && first ? [{ group: groupOf(first.path), calls: found }] : [];
  });
}
