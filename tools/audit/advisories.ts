import * as z from 'zod';

/** A vulnerability of an installed package. */
export type Advisory = {
  /** GitHub's id, such as `GHSA-…`; otherwise the URL of its description. */
  readonly id: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
};

/** An advisory that is accepted until a date. */
export type AcceptedAdvisory = z.infer<typeof acceptedAdvisory>;

const acceptedAdvisory = z.object({
  id: z.string().min(1),
  package: z.string().min(1),
  reason: z.string().min(20, 'A reason is a sentence.'),
  until: z.iso.date(),
});

export type AdvisoryAnswer =
  | { readonly answered: true; readonly advisories: readonly Advisory[] }
  /** Why the registry did not respond. */
  | { readonly answered: false; readonly why: string };

const advisory = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string().default(''),
  url: z.string().default(''),
  severity: z.string(),
});
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
const failure = z.object({ message: z.string(), statusCode: z.number().optional() });

/** Parses the output of `npm audit --json`. @throws Error where it is neither a report nor an error of npm's */
export function readAdvisories(output: string): AdvisoryAnswer {
  const reported: unknown = JSON.parse(output);
  const found = report.safeParse(reported);
  if (found.success) {
    const direct = Object.values(found.data.vulnerabilities).flatMap(({ via }) => via);
    // A package affected through another package only names that package.
    const own = direct.filter((via) => typeof via !== 'string');
    const advisories = own.map(({ source, name, title, url, severity }) => {
      const id = /GHSA(-\w{4}){3}/.exec(url)?.[0] ?? (url || String(source));
      return { id, package: name, severity, title };
    });
    const byId = new Map(advisories.map((each) => [`${each.id} ${each.package}`, each]));
    return { answered: true, advisories: [...byId.values()] };
  }
  const failed = failure.safeParse(reported);
  if (!failed.success) throw new Error('npm audit wrote something that is not known here.');
  return { answered: false, why: failed.data.message };
}

const severe = new Set(['high', 'critical']);

/** @throws Error where an entry lacks its reason or its day */
export function readAccepted(text: string): AcceptedAdvisory[] {
  return z.array(acceptedAdvisory).parse(JSON.parse(text));
}

/** What must be done about advisories, one sentence each. @param today `YYYY-MM-DD` */
export function judgeAdvisories(
  advisories: readonly Advisory[],
  accepted: readonly AcceptedAdvisory[],
  today: string,
): string[] {
  const isAbout = (each: Advisory, entry: AcceptedAdvisory) =>
    each.id === entry.id && each.package === entry.package;
  const open = advisories
    .filter(({ severity }) => severe.has(severity))
    .filter((each) => !accepted.some((entry) => isAbout(each, entry) && entry.until >= today))
    .map((each) => `${each.package}: ${each.severity}, ${each.title} (${each.id})`);
  const outdated = accepted
    .filter((entry) => !advisories.some((each) => isAbout(each, entry)))
    .map(({ id, package: name }) => `${name}: ${id} is accepted and no longer found: remove the entry`);
  return [...open, ...outdated];
}
