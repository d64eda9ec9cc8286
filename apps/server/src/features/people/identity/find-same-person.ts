import type { Likeness } from '@winnow/contracts';
import { compareNames } from './compare-names.ts';
import { isSamePhone } from './contact-keys.ts';
import type { ResumeIdentity } from './identify-resume.ts';
import { similarityOf } from './text-sketch.ts';

export type Recognized<Known> = {
  /** The same person: merged automatically. */
  readonly same: readonly { readonly known: Known; readonly by: readonly Likeness[] }[];
  /** Possibly the same person, most likely first: proposed to members. */
  readonly perhaps: readonly { readonly known: Known; readonly by: readonly Likeness[] }[];
};

/** Number of different names from which a shared contact is considered an agency's or an office's. */
const namesOfShared = 3;
/** Minimum shared text (0–1), for the same name and for only a shared contact. */
const similarText = 0.3;
const sameText = 0.5;
const perhapsMax = 20;

/**
 * Finds the person of a new resume. A shared contact merges people with the same name, unless three different names
 * share it. The same name alone never merges, but is proposed if text or history are similar.
 * @param known all resumes that share a contact or a name with the new one
 */
export function findSamePerson<Known extends { readonly identity: ResumeIdentity }>(
  newcomer: ResumeIdentity,
  known: readonly Known[],
): Recognized<Known> {
  const everybody = [newcomer, ...known.map(({ identity }) => identity)];
  const bearersOfEmail = lookUp((email: string) =>
    countNames(everybody.filter(({ emails }) => emails.includes(email))),
  );
  const bearersOfPhone = lookUp((phone: string) =>
    countNames(everybody.filter(({ phones }) => phones.some((each) => isSamePhone(each, phone)))),
  );
  const same: { known: Known; by: Likeness[] }[] = [];
  const perhaps: { known: Known; by: Likeness[]; weight: number }[] = [];
  for (const each of known) {
    const found = compare(newcomer, each.identity, { bearersOfEmail, bearersOfPhone });
    if (found?.isSame) same.push({ known: each, by: found.by });
    else if (found) perhaps.push({ known: each, by: found.by, weight: found.weight });
  }
  perhaps.sort((left, right) => right.weight - left.weight);
  return { same, perhaps: perhaps.slice(0, perhapsMax).map(({ known, by }) => ({ known, by })) };
}

type Bearers = {
  readonly bearersOfEmail: (email: string) => number;
  readonly bearersOfPhone: (phone: string) => number;
};

function compare(
  left: ResumeIdentity,
  right: ResumeIdentity,
  { bearersOfEmail, bearersOfPhone }: Bearers,
): { isSame: boolean; by: Likeness[]; weight: number } | undefined {
  const isNamed = left.name.length > 0 && right.name.length > 0;
  const names = isNamed ? compareNames(left.name, right.name) : 'unknown';
  const emails = left.emails.filter((email) => right.emails.includes(email));
  const phones = left.phones.filter((phone) => right.phones.some((other) => isSamePhone(phone, other)));
  const isOne = (bearers: number) => (names === 'unknown' ? bearers <= 1 : bearers < namesOfShared);
  const ownEmails = emails.filter((email) => isOne(bearersOfEmail(email)));
  const hasOwnPhone = phones.some((phone) => isOne(bearersOfPhone(phone)));
  const isNamesake = names === 'same' || names === 'initial';
  const isSame =
    (ownEmails.length > 0 &&
      (isNamesake ||
        names === 'unknown' ||
        (names === 'given' && ownEmails.some((email) => bearsName(email, left.name))))) ||
    (hasOwnPhone && (names === 'same' || names === 'unknown'));
  const text = similarityOf(left.sketch, right.sketch);
  const isHistory = hasSameHistory(left, right);
  const by: Likeness[] = [
    ...(emails.length > 0 ? ['email' as const] : []),
    ...(phones.length > 0 ? ['phone' as const] : []),
    ...(isNamesake ? ['name' as const] : []),
    ...(names === 'given' ? ['other-surname' as const] : []),
    ...(text >= similarText ? ['text' as const] : []),
    ...(isHistory ? ['history' as const] : []),
  ];
  const hasOwnContact = ownEmails.length > 0 || hasOwnPhone;
  const hasContact = emails.length + phones.length > 0;
  const isAlike = text >= similarText || isHistory;
  const isPerhaps =
    (names === 'same' && (hasContact || isAlike)) ||
    (hasOwnContact && (names === 'initial' || (names === 'given' && isAlike) || text >= sameText));
  if (!isSame && !isPerhaps) return undefined;
  return { isSame, by, weight: by.length + text };
}

/**
 * Two positions that began in the same year at the same employer, or one such position and a school, or three
 * employers.
 */
function hasSameHistory(left: ResumeIdentity, right: ResumeIdentity): boolean {
  const isDated = ({ employer, year }: ResumeIdentity['stays'][number]) =>
    year !== '' && right.stays.some((stay) => stay.employer === employer && stay.year === year);
  const dated = new Set(left.stays.filter(isDated).map(({ employer, year }) => `${employer} ${year}`)).size;
  const schools = left.schools.filter((school) => right.schools.includes(school)).length;
  const employers = new Set(
    left.stays
      .map(({ employer }) => employer)
      .filter((name) => right.stays.some((stay) => stay.employer === name)),
  ).size;
  return dated >= 2 || (dated >= 1 && schools >= 1) || employers >= 3 || (employers >= 2 && schools >= 1);
}

/** Whether an address contains the person's given name: `anna.weber@`. */
function bearsName(email: string, [given = '']: readonly string[]): boolean {
  return given.length >= 3 && (email.split('@')[0] ?? '').includes(given);
}

/** Number of different names. */
function countNames(identities: readonly ResumeIdentity[]): number {
  const names: (readonly string[])[] = [];
  for (const { name } of identities) {
    if (name.length === 0) continue;
    const isKnown = names.some((known) => ['same', 'initial'].includes(compareNames(known, name)));
    if (!isKnown) names.push(name);
  }
  return names.length;
}

function lookUp(count: (key: string) => number): (key: string) => number {
  const known = new Map<string, number>();
  return (key) => {
    const found = known.get(key) ?? count(key);
    known.set(key, found);
    return found;
  };
}
