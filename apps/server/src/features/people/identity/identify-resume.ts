import type { Resume } from '@winnow/engine';
import { foldWords } from '../../search/words/fold-words.ts';
import { nameWords } from './compare-names.ts';
import { emailKey, phoneKey } from './contact-keys.ts';
import { sketchText, type TextSketch } from './text-sketch.ts';

/** Data by which a resume's person is recognized in another resume. */
export type ResumeIdentity = {
  /** Folded words of the name; empty if no name was read. */
  readonly name: readonly string[];
  /** `emailKey` of each, without shared mailboxes. */
  readonly emails: readonly string[];
  /** `phoneKey` of each. */
  readonly phones: readonly string[];
  readonly stays: readonly Stay[];
  /** Folded names of schools. */
  readonly schools: readonly string[];
  readonly sketch: TextSketch;
};

/** A position: the folded employer and the year it began, which is empty if unknown. */
export type Stay = { readonly employer: string; readonly year: string };

const contactsMax = 10;
const staysMax = 30;
const legalForms = new Set(
  'ag co company corp corporation gmbh inc kg limited llc ltd mbh plc sa sarl se sl srl'.split(' '),
);

export function identifyResume({
  document,
  name,
  emails,
  phones,
  positions,
  education,
}: Resume): ResumeIdentity {
  const words = nameWords(name?.value ?? '');
  const keysOf = (facts: Resume['emails'], keyOf: (value: string) => string | null) =>
    [...new Set(facts.slice(0, contactsMax).flatMap(({ value }) => keyOf(value) ?? []))].map(storable);
  return {
    name: words,
    emails: keysOf(emails, (address) => emailKey(address, words)),
    phones: keysOf(phones, phoneKey),
    stays: positions.slice(0, staysMax).flatMap(({ organization, start }) => {
      const employer = foldedName(organization);
      return employer ? [{ employer, year: start?.slice(0, 4) ?? '' }] : [];
    }),
    schools: [
      ...new Set(education.slice(0, staysMax).map(({ institution }) => foldedName(institution))),
    ].filter(Boolean),
    sketch: sketchText(document.text),
  };
}

function foldedName(name: string | null): string {
  return foldWords((name ?? '').slice(0, 200))
    .filter((word) => !legalForms.has(word))
    .join(' ');
}

/** PostgreSQL accepts neither null characters nor lone surrogates. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
