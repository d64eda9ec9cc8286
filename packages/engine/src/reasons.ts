import type { DegreeLevel } from './resume/resume.ts';

// Codes with arguments that explain a verdict, a credit or a confidence. Callers turn them into sentences in the user's
// language.

/** No arguments. */
type None = Readonly<Record<never, never>>;

/**
 * Why a requirement has its verdict: the arguments for each code. Months are whole numbers; names are spelled as in the
 * resume or the vocabulary.
 */
type ReasonArgs = {
  /** Only in analyses of an earlier version, which stored English sentences. */
  readonly sentence: { readonly text: string };

  readonly 'skill-not-found': None;
  /**
   * Used in positions. `months` is the total, `null` if no position is dated; `monthsSince` counts from the end of the
   * last use, 0 if current.
   */
  readonly 'skill-used': { readonly months: number | null; readonly monthsSince: number | null };
  readonly 'skill-listed': None;
  /** Found only in a block of keywords. */
  readonly 'skill-piled': None;
  readonly 'skill-implied': { readonly skill: string };
  readonly 'skill-of-title': { readonly title: string };
  readonly 'skill-related': { readonly skill: string };
  readonly 'skill-of-suite': { readonly suite: string };
  readonly 'skill-broader': { readonly skill: string };
  /** Some words of its name were found, but not the skill itself. */
  readonly 'skill-in-words': None;
  readonly 'skill-few-words': None;

  readonly 'years-undated': None;
  readonly 'years-in-all': { readonly months: number; readonly asked: number; readonly positions: number };
  /** Total months, as corrected by a person. */
  readonly 'years-corrected': { readonly months: number; readonly asked: number };
  /** Months in positions of the kind asked for; `titled` is the part of `months` in positions with a matching title. */
  readonly 'years-of-kind': {
    readonly months: number;
    readonly asked: number;
    readonly positions: number;
    readonly titled: number;
  };
  readonly 'years-of-kind-undated': None;
  readonly 'years-of-kind-none': None;
  /**
   * The advert asks for work in a field without naming years; `positions` is the number of positions with a title in
   * the field.
   */
  readonly 'worked-in-field': { readonly positions: number };
  /** No title matches; `positions` is the number of positions whose description mentions the field. */
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
  /** Experience that the advert accepts instead of a degree; `asked` is how much replaces one. */
  readonly 'degree-by-experience': { readonly months: number; readonly asked: number };

  readonly 'certificate-not-found': None;
  readonly 'certificate-named': None;
  readonly 'certificate-in-progress': None;

  readonly 'language-not-found': None;
  /** The resume is written in this language; an ISO 639-1 code. */
  readonly 'language-written': { readonly language: string };
  readonly 'language-named': None;
  readonly 'language-below': { readonly level: string; readonly asked: string };

  readonly 'place-unknown': None;
  readonly 'place-same': None;
  readonly 'place-ask': None;
  /** Travel, shifts, right to work and similar terms. */
  readonly 'terms-ask': None;

  readonly 'lines-not-found': None;
  readonly 'lines-speak': None;
  readonly 'lines-speak-partly': None;
  /** Not found, but a line says something similar in other words. */
  readonly 'near-in-meaning': None;

  /** A person says that a passage of the resume shows it. */
  readonly 'shown-by-person': None;

  readonly 'coverage-pending': None;
  readonly 'coverage-none': None;
  readonly 'coverage-shown': { readonly shown: number; readonly of: number };

  readonly 'occupation-far': None;
  readonly 'occupation-partly': None;
  readonly 'occupation-near': None;

  readonly 'terms-few': None;
  readonly 'terms-shown': { readonly shown: number; readonly of: number };
  /** For languages other than English: found in the same or a similar word form. */
  readonly 'terms-shown-in-forms': { readonly shown: number; readonly of: number };
};

/** What a part of a credit is for: the arguments for each code. */
type PartArgs = {
  /** The strongest way the skill is shown, and the other skill, title or suite that shows it. */
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
  /** Months of use; `null` where no position that shows the skill is dated. */
  readonly 'length-of-use': { readonly months: number | null };
  /** Months since the last use; 0 if current. */
  readonly 'recency-of-use': { readonly monthsSince: number | null };
  /** One word of the requirement, and the number of lines that contain it. */
  readonly word: { readonly word: string; readonly lines: number };
  /** The requirement's words together in one line. */
  readonly phrase: { readonly lines: number };
  /** Lines that say something similar in other words. */
  readonly nearness: None;
  /**
   * A position that counts toward the years by its title or heading; `months` excludes those already counted for
   * another position.
   */
  readonly position: { readonly title: string | null; readonly months: number };
  /** A position that counts toward the years only by lines of its description. */
  readonly 'position-described': { readonly title: string | null; readonly months: number };
  /** Total months entered by a person. */
  readonly 'corrected-years': { readonly months: number };
  /** A passage that a person accepted. */
  readonly 'shown-by-person': None;
  /** The candidate's title nearest to the job's. */
  readonly 'held-title': { readonly title: string | null };
  readonly 'degree-level': { readonly level: DegreeLevel | null; readonly asked: DegreeLevel | null };
  readonly 'degree-field': { readonly field: string | null; readonly asked: readonly string[] };
  readonly certificate: { readonly held: boolean };
  readonly 'language-shown': { readonly written: boolean };
  readonly 'language-level': { readonly level: string | null; readonly asked: string };
  /** A skill that the job asks for, with its requirement. */
  readonly 'asked-skill': { readonly requirementId: string; readonly skill: string };
  /** The lines nearest to the job's occupations, scored one by one and together. */
  readonly 'occupation-lines': { readonly lines: number };
  readonly 'occupation-together': { readonly lines: number };
  /** A line that contains several of the distinctive terms. */
  readonly 'terms-line': { readonly terms: number };
};

/** What lowers the confidence of a score: the arguments for each code. */
type ConfidenceArgs = {
  /** Only in analyses of an earlier version, which stored English sentences. */
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
  /** Open positions end at the last month of the file: `YYYY-MM`. */
  readonly 'old-file': { readonly month: string };
  readonly 'no-skill': None;
  readonly 'few-lines': None;
  readonly 'unknown-words': None;
  /** Read through a glossary; `language` is an ISO 639-1 code. */
  readonly 'glossed-resume': { readonly language: string };
  readonly 'glossed-job': { readonly language: string };
  /** In a language that the engine cannot read. */
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
