/** Words of adverts, for adverts that are not translated through the glossary first. Source: adverts. */
export type AdvertWords = {
  /**
   * Wordings common in adverts and rare elsewhere, which are counted; `null` if adverts are not distinguished from
   * other texts.
   */
  readonly hiring: Wording | null;
  /** Pieces: words for an entry-level job. */
  readonly entryLevel: string;
  /** Pieces: statements that no experience is needed. */
  readonly noExperience: string;
  /** Pieces: security clearances and background checks. */
  readonly clearance: string;
  /** Pieces: legal wording and terms. */
  readonly legal: string;
  /** Pieces: the label of the employer. */
  readonly employer: string;
  /** Pieces: the label of the place of work. */
  readonly place: string;
  /** Between a title and an employer: "Nurse at City Hospital". */
  readonly at: string;
  /** Pieces: terms of employment in the header of an advert. */
  readonly terms: string;
  /** Pieces: signs that a text is a resume: the name of the document, and headings that adverts lack. */
  readonly resumes: { readonly title: string; readonly headings: string };
  /** Pieces: signs that a text is about everyday life: a recipe, a bill, a shop, a report. */
  readonly otherTexts: EverydayWords;
  /** Pieces: legal forms of employers as adverts write them, without the final period. */
  readonly legalForms: string;
  /** Pieces: words that are a legal form only at the end of a name. */
  readonly legalEndings: string;
  /** The word for an article of a law, before its number. */
  readonly lawArticles: string;
  /** `null` if adverts are read through a glossary, which contains the headings, or if no headings are known. */
  readonly parts: AdvertParts | null;
  /** Parts of emails in a language with a script of its own. */
  readonly mail: MailWords | null;
  /** How the sentences of adverts without headings ask, where adverts are read through a glossary. */
  readonly prose: ProseWords | null;
};

/** Parts of emails, as pieces of regular expressions. */
export type MailWords = {
  /** The label of the subject. */
  readonly subject: string;
  /** Labels of the header: the sender, the date. */
  readonly head: string;
  /** Precedes the title of an open job: "wanted". */
  readonly wanted: string;
  /** The closing above a signature. */
  readonly closing: string;
};

/** How sentences of an advert ask. */
export type ProseWords = {
  /** Somebody has, knows or can do something, or should. */
  readonly sought: Wording;
  /** It helps, or can be learned. */
  readonly optional: Wording;
  /** The employer offers something, how to apply, or what is not needed: such a sentence asks for nothing. */
  readonly offers: Wording;
  /** The beginning of a clause that only remarks on the one before: "but it is not required". */
  readonly remark: Wording;
};

/** Headings of the parts of an advert. Pieces of whole headings, without vowel marks. */
export type AdvertParts = {
  readonly requirements: string;
  readonly extras: string;
  readonly duties: string;
  /** The company, what it offers, how to apply. */
  readonly rest: string;
  /** Pieces of lines about pay, perks, the page or how to apply. */
  readonly offers: string;
  readonly demands: DemandWords;
};

/** How lines ask for years, degrees and languages. Pieces of whole words, without vowel marks. */
export type DemandWords = {
  /** Letters that stand before a word as one with it: "and", "with". */
  readonly attached: string;
  /** "And" where it is written as one with the next word. */
  readonly and: string;
  /** Numbers in words. */
  readonly numbers: readonly (readonly [number, string])[];
  /** Units behind a number. */
  readonly years: string;
  readonly months: string;
  /** One year and two years without a number. */
  readonly oneYear: string;
  readonly twoYears: string;
  /** Between the two numbers of a range. */
  readonly until: string;
  readonly experience: string;
  /** What shows that years are those of a person's life, of a contract, or of the employer. */
  readonly otherYears: string;
  /** Words between the years and what they are of: "in the field of". */
  readonly beforeField: string;
  /** Words behind years that name no field: "at least". */
  readonly behindYears: string;
  /** Words between a field and the years behind it: "of no less than". */
  readonly beforeYears: string;
  /** What ends a field: "with". */
  readonly fieldEnds: string;
  /** Words before the field of a degree: "majoring in". */
  readonly beforeStudies: string;
  /** Words before a school that is taught at and not gone to: "pupils of the secondary". */
  readonly ofPupils: string;
  /** Words of a line that asks for languages. */
  readonly languages: string;
  /** The article without which the names of languages are written, too. */
  readonly article: string;
  /** What the article looks like as one with its noun and the word before it. */
  readonly articles: string;
  readonly levels: Readonly<Record<'native' | 'C1' | 'B2' | 'B1' | 'A2', string>>;
  /** What makes a clause a must-have, or a nice-to-have, wherever it stands. */
  readonly required: string;
  readonly optional: string;
  /** With which a clause begins that asks for what follows: "command of". */
  readonly asking: string;
  /** Words between these and what is asked for: "of the program". */
  readonly frame: string;
  /** Nouns before the name of a certificate. */
  readonly certificates: string;
  /** Words that begin another clause after an "and" that is attached to them: "and has". */
  readonly clauses: string;
  /** Between alternatives. */
  readonly or: string;
};

/** Pieces, as written. */
export type EverydayWords = {
  /** Measures of ingredients, and ingredients that are counted. */
  readonly measures: string;
  readonly cooking: string;
  readonly bills: string;
  readonly shops: string;
  /** News wording. */
  readonly reports: string;
};

/** An expression with texts that it must match and similar texts that it must not match. */
export type Wording = {
  readonly pattern: RegExp;
  readonly matches: readonly string[];
  readonly misses: readonly string[];
};
