import type { TextDocument, TextLink } from '@winnow/document-model';
import type { Fact, Resume } from '../resume.ts';
import type { Section } from '../sections/sections.ts';
import { overlap } from './as-printed.ts';
import { type Contacts, isEmail, knownSites, withoutLastMarks } from './contacts.ts';

/** Contacts, with the linked words among their evidence that do not print the address. */
export type LinkedContacts = Contacts & Pick<Resume, 'wordsOfLinks'>;

export type LinkSurroundings = {
  readonly sections: readonly Section[];
  /** All contacts in the text, including other people's. */
  readonly printed: Contacts;
};

/** Characters; longer link text is a sentence, not the name of a target. */
const longestWords = 80;
/** Links per target; a target with more is under a whole page, not behind words. */
const maxStretches = 12;

/**
 * Adds the targets of linked words ("LinkedIn", "Write to me"). Words that print an address or a number count as
 * printed, and their link is ignored.
 */
export function withLinked(
  contacts: Contacts,
  { links = [] }: TextDocument,
  { sections, printed }: LinkSurroundings,
): LinkedContacts {
  if (links.length === 0) return contacts;
  const taken = [...printed.emails, ...printed.links, ...printed.phones].flatMap((fact) => fact.evidence);
  const behindWords = links.filter(
    (link) => link.end - link.start <= longestWords && !taken.some((place) => overlap(place, link)),
  );
  const emails = factsOf(
    behindWords.flatMap((link) => (sectionOf(link, sections) === 'references' ? [] : mailbox(link))),
  );
  const pages = factsOf(
    behindWords.flatMap((link) => (isOwnPage(link, sectionOf(link, sections)) ? page(link) : [])),
  );
  const wordsOfLinks = [...emails, ...pages].flatMap((fact) => fact.evidence);
  if (wordsOfLinks.length === 0) return contacts;
  return {
    ...contacts,
    emails: joined(contacts.emails, emails),
    links: joined(contacts.links, pages),
    wordsOfLinks,
  };
}

function mailbox({ start, end, target }: TextLink): readonly Fact<string>[] {
  if (!target.startsWith('mailto:')) return [];
  const value = target.slice('mailto:'.length).toLowerCase();
  return isEmail(value) ? [{ value, evidence: [{ start, end }] }] : [];
}

const page = ({ start, end, target }: TextLink): Fact<string> => ({
  value: withoutLastMarks(target),
  evidence: [{ start, end }],
});

/** One fact per target, with all words that link to it. */
function factsOf(found: readonly Fact<string>[]): readonly Fact<string>[] {
  const byPlace = Map.groupBy(found, ({ value }) => placeOf(value));
  return [...byPlace.values()].flatMap((facts) => {
    const [first] = facts;
    return first && facts.length <= maxStretches
      ? { value: first.value, evidence: facts.flatMap(({ evidence }) => evidence) }
      : [];
  });
}

/** Printed contacts first, as printed; linked words with the same target are additional evidence. */
function joined(printed: readonly Fact<string>[], linked: readonly Fact<string>[]): readonly Fact<string>[] {
  const left = new Map(linked.map((fact) => [placeOf(fact.value), fact]));
  const known = printed.map((fact) => {
    const place = placeOf(fact.value);
    const words = left.get(place);
    left.delete(place);
    return words ? { ...fact, evidence: [...fact.evidence, ...words.evidence] } : fact;
  });
  return [...known, ...left.values()];
}

/** One key for all spellings of an address: with or without scheme, with or without `www.`. */
const placeOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');

/** Sections in which every link is the candidate's own. */
const ofPerson: ReadonlySet<Section['kind']> = new Set(['top', 'contact', 'personal'] as const);

const sectionOf = ({ start }: TextLink, sections: readonly Section[]): Section['kind'] =>
  sections.findLast(({ heading, lines }) => ((heading ?? lines[0])?.start ?? 0) <= start)?.kind ?? 'top';

/** In other sections, a link may be an employer's or a source: only profiles and work on known sites count. */
const isOwnPage = ({ target }: TextLink, section: Section['kind']): boolean =>
  !target.startsWith('mailto:') &&
  !siteItself.test(target) &&
  (ofPerson.has(section) || ofPeople.test(target));

const sites = String.raw`(?:${knownSites})\.(?:com|org|io|net)`;
/** The home page of a site: a template's link that the candidate has not filled in. */
const siteItself = new RegExp(String.raw`^https?:\/\/(?:www\.)?${sites}\/?$`, 'i');
const ofPeople = new RegExp(
  String.raw`^https?:\/\/(?:[a-z0-9-]{1,40}\.){0,2}(?:linkedin\.com\/(?:in|pub)\/|(?!linkedin)${sites}(?:\/|$))`,
  'i',
);
