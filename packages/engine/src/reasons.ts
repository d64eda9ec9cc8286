import type { DegreeLevel } from './resume/resume.ts';

// Why a verdict, a credit or a confidence is what it is: codes with arguments. Sentences are made of them elsewhere, in
// the reader's language.

/** No arguments. */
type None = Readonly<Record<never, never>>;

/** Why a requirement has its verdict; the arguments by the code. Months are whole, names as the resume or vocabulary has them. */
type ReasonArgs = {
  /** Of an earlier version, which kept English sentences. */
  readonly sentence: { readonly text: string };

  readonly 'skill-not-found': None;
  /** In the work of positions. `months` in all, `null` where none is dated; `monthsSince` their end, 0 to this day. */
  readonly 'skill-used': { readonly months: number | null; readonly monthsSince: number | null };
  readonly 'skill-listed': None;
  /** Only in a pile of keywords. */
  readonly 'skill-piled': None;
  readonly 'skill-implied': { readonly skill: string };
  readonly 'skill-of-title': { readonly title: string };
  readonly 'skill-related': { readonly skill: string };
  readonly 'skill-of-suite': { readonly suite: string };
  readonly 'skill-broader': { readonly skill: string };
  /** Words of its name, but not the skill. */
  readonly 'skill-in-words': None;
  readonly 'skill-few-words': None;

  readonly 'years-undated': None;
  readonly 'years-in-all': { readonly months: number; readonly asked: number; readonly positions: number };
  /** In all, as a person corrected it. */
  readonly 'years-corrected': { readonly months: number; readonly asked: number };
  /** In positions of the kind asked; of `months` those `titled` are of positions whose title belongs to it. */
  readonly 'years-of-kind': {
    readonly months: number;
    readonly asked: number;
    readonly positions: number;
    readonly titled: number;
  };
  readonly 'years-of-kind-undated': None;
  readonly 'years-of-kind-none': None;
  /** Work in a field, asked for without years: so many positions have a title of it. */
  readonly 'worked-in-field': { readonly positions: number };
  /** Only the descriptions of so many positions speak of it. */
  readonly 'field-described': { readonly positions: number };

  readonly 'title-not-found': None;
  readonly 'title-held': { readonly title: string };
  readonly 'title-held-lower': { readonly title: string };
  readonly 'title-in-words': None;

  readonly 'education-not-found': None;
  readonly 'degree-not-named': None;
  readonly 'degree-below': None;
  readonly 'degree-met': None;
  readonly 'degree-other-field': None;
  readonly 'degree-one-below': None;
  readonly 'degree-in-progress': None;
  /** Experience that the advert takes instead of a degree, and how much makes up for one. */
  readonly 'degree-by-experience': { readonly months: number; readonly asked: number };

  readonly 'certificate-not-found': None;
  readonly 'certificate-named': None;
  readonly 'certificate-in-progress': None;

  readonly 'language-not-found': None;
  /** The resume itself is written in it; its ISO 639-1 code. */
  readonly 'language-written': { readonly language: string };
  readonly 'language-named': None;
  readonly 'language-below': { readonly level: string; readonly asked: string };

  readonly 'place-unknown': None;
  readonly 'place-same': None;
  readonly 'place-ask': None;
  /** Travel, shifts, right to work and the like. */
  readonly 'terms-ask': None;

  readonly 'lines-not-found': None;
  readonly 'lines-speak': None;
  readonly 'lines-speak-partly': None;
  /** Not found, but a line says something near it in other words. */
  readonly 'near-in-meaning': None;

  readonly 'coverage-pending': None;
  readonly 'coverage-none': None;
  readonly 'coverage-shown': { readonly shown: number; readonly of: number };

  readonly 'occupation-far': None;
  readonly 'occupation-partly': None;
  readonly 'occupation-near': None;

  readonly 'terms-few': None;
  readonly 'terms-shown': { readonly shown: number; readonly of: number };
  /** In another language than English: in the same form or one near it. */
  readonly 'terms-shown-in-forms': { readonly shown: number; readonly of: number };
};

/** What a part of a credit is for; the arguments by the code. */
type PartArgs = {
  /** How the skill is shown at best, and by which other skill, title or suite. */
  readonly showing: {
    readonly how:
      | 'used'
      | 'listed'
      | 'piled'
      | 'implied'
      | 'of-title'
      | 'related'
      | 'of-suite'
      | 'broader'
      | 'not-shown';
    readonly by: string | null;
  };
  /** How long it was used; `null` where no position that shows it is dated. */
  readonly 'length-of-use': { readonly months: number | null };
  /** How lately it was used; 0 is to this day. */
  readonly 'recency-of-use': { readonly monthsSince: number | null };
  /** One word of what is asked, in how many lines. */
  readonly word: { readonly word: string; readonly lines: number };
  /** Its words together in one line. */
  readonly phrase: { readonly lines: number };
  /** Lines that say something near it in other words. */
  readonly nearness: None;
  /** A position that counts for the years, by its title or heading; months that no other one was counted for. */
  readonly position: { readonly title: string | null; readonly months: number };
  /** A position of which only lines of the description speak of it. */
  readonly 'position-described': { readonly title: string | null; readonly months: number };
  /** The months in all that a person wrote by hand. */
  readonly 'corrected-years': { readonly months: number };
  /** The title held that is nearest. */
  readonly 'held-title': { readonly title: string | null };
  readonly 'degree-level': { readonly level: DegreeLevel | null; readonly asked: DegreeLevel | null };
  readonly 'degree-field': { readonly field: string | null; readonly asked: readonly string[] };
  readonly certificate: { readonly held: boolean };
  readonly 'language-shown': { readonly written: boolean };
  readonly 'language-level': { readonly level: string | null; readonly asked: string };
  /** A skill that the job asks for, by its requirement. */
  readonly 'asked-skill': { readonly requirementId: string; readonly skill: string };
  /** The lines that lie nearest to the occupations of the job, one by one, and what they are about together. */
  readonly 'occupation-lines': { readonly lines: number };
  readonly 'occupation-together': { readonly lines: number };
  /** A line that says several of the distinctive terms. */
  readonly 'terms-line': { readonly terms: number };
};

/** Why a score is less sure; the arguments by the code. */
type ConfidenceArgs = {
  /** Of an earlier version, which kept English sentences. */
  readonly sentence: { readonly text: string };
  readonly truncated: None;
  readonly 'pages-left-out': None;
  readonly ocr: None;
  readonly 'undecodable-text': None;
  readonly damaged: None;
  readonly 'pages-without-text': None;
  readonly silent: None;
  readonly 'no-position': None;
  readonly 'no-dates': None;
  readonly 'no-skill': None;
  readonly 'few-lines': None;
  readonly 'unknown-words': None;
  /** Read through a glossary; `language` is its ISO 639-1 code. */
  readonly 'glossed-resume': { readonly language: string };
  readonly 'glossed-job': { readonly language: string };
  /** In a language that is not read. */
  readonly 'unread-resume': None;
  readonly 'unread-job': None;
  readonly 'words-only': None;
  readonly 'few-requirements': None;
  readonly 'not-judged': { readonly requirements: number };
};

type Coded<ArgsByCode> = {
  [Code in keyof ArgsByCode]: { readonly code: Code; readonly args: ArgsByCode[Code] };
}[keyof ArgsByCode];

export type Reason = Coded<ReasonArgs>;
export type CreditPart = Coded<PartArgs>;
export type ConfidenceReason = Coded<ConfidenceArgs>;
