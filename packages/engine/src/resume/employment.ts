import type { Part } from './header-parts.ts';
import { capitalisedShare } from './line-look.ts';
import { tidy } from './reading-copy.ts';

export type Employment = {
  readonly title: string | null;
  readonly organization: string | null;
  readonly location: string | null;
};

/** Who worked where, from the parts of a position's heading; `null` where they name neither title nor employer. */
export function chooseEmployment(parts: readonly Part[]): Employment | null {
  let title = best(parts, 'title');
  let organization = best(parts, 'organization');
  const place = best(parts, 'place');
  const unknown = parts.filter((part) => part.kind === 'unknown' && couldBeName(part));
  if (!organization) organization = nearest(unknown, title);
  if (!title && organization)
    title = nearest(
      unknown.filter((part) => part !== organization),
      organization,
    );
  if (!title && !organization) return null;
  if (!title && organization?.kind === 'unknown' && organization.certainty < 0.3) return null;
  return { title: written(title), organization: written(organization), location: written(place) };
}

const written = (part: Part | null): string | null => (part === null ? null : tidy(part.text) || null);

function best(parts: readonly Part[], kind: Part['kind']): Part | null {
  let chosen: Part | null = null;
  for (const part of parts) {
    if (part.kind === kind && (chosen === null || part.certainty > chosen.certainty + 0.001)) chosen = part;
  }
  return chosen;
}

const couldBeName = (part: Part): boolean =>
  part.text.length >= 2 &&
  part.text.length <= 60 &&
  part.text.split(/\s+/).length <= 7 &&
  /\p{L}{2}/u.test(part.text) &&
  capitalisedShare(part.text) >= 0.6;

/** The part that stands nearest to another, those after it first; the first where there is nothing to be near to. */
function nearest(parts: readonly Part[], to: Part | null): Part | null {
  let chosen: Part | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const distance = to === null ? 0 : part.start >= to.end ? part.start - to.end : to.start - part.end + 3;
    if (distance < least) [chosen, least] = [part, distance];
  }
  return chosen;
}
