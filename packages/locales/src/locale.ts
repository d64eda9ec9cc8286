import type { AdvertWords } from './advert-words.ts';

/**
 * The data for one language of resumes and job adverts. A folder named by the tag contains it, `locales.ts` lists it,
 * and a missing part does not compile. Parts for which a language has no words are empty.
 *
 * Texts are compared folded (lowercase without accents), so words may be written either way. "Pieces" are pieces of a
 * regular expression on folded text, joined by `|`; line breaks between them are ignored.
 */
export type Locale = {
  /** BCP 47; also the name of the folder. */
  readonly tag: string;
  /** In English. Source: CLDR. */
  readonly name: string;
  readonly grammar: GrammarWords;
  readonly dates: DateWords;
  readonly resume: ResumeWords;
  readonly speech: SpeechWords;
  readonly work: WorkWords;
  readonly study: StudyWords;
  readonly places: PlaceWords;
  readonly adverts: AdvertWords;
  readonly instructions: InstructionPatterns;
  /** How texts are translated into English; `null` for a language of which only facts are read. */
  readonly glossary: GlossaryWords | null;
};

/** Words that carry no meaning about a person's work. */
export type GrammarWords = {
  /** Grammar words; they also identify the language of a text. Source: a package of stop words, except for English. */
  readonly functionWords: string;
  /** Words common to all adverts and resumes, without the names of months and days. Source: adverts and resumes. */
  readonly ordinaryWords: string;
};

/** How dates and periods are written. */
export type DateWords = {
  /** Names of the months in rows of twelve; `_` is a space within a name. Source: CLDR, with all regions. */
  readonly months: readonly string[];
  /** Rows of names missing in CLDR, such as other cases; `-` if CLDR has the name. Source: resumes. */
  readonly otherMonths: readonly string[];
  /**
   * A row of abbreviations; `|` between several, `-` for none. Source: resumes. Those of CLDR are not used, since many
   * are ordinary words of another language.
   */
  readonly shortMonths: string;
  /** Names of the days of the week. Source: CLDR. */
  readonly weekdays: string;
  /** Spring, summer, autumn, winter; `|` between several names. */
  readonly seasons: string;
  /** Pieces: words for an ongoing period, such as "today". */
  readonly present: string;
  /** Words before the start date of an ongoing period: "since". */
  readonly since: string;
  /** Pieces: the same after the date, including the space before them. */
  readonly sinceAfter: string;
  /** Words that start a period, in addition to `since`: "from". */
  readonly from: string;
  /** Pieces: words between the two dates of a period. */
  readonly until: string;
  /** Pieces: words before its second date, including the space after them: "the ". */
  readonly beforeEnd: string;
  /** Pieces: words after a year, such as "roku". */
  readonly afterYear: string;
  /** Pieces: years and months as units of duration. */
  readonly units: string;
  /** Pieces, including the space after them: words between a day and its month: "3 de mayo". */
  readonly beforeMonth: string;
  /** Pieces, including the space after them: words between a month and its year: "May of 2019". */
  readonly afterMonth: string;
  /** Pieces, including the space after them: words between a season and its year. */
  readonly afterSeason: string;
  /** Pieces: words between a month without a year and the end of a period: "Jan to Mar 2019". */
  readonly monthUntil: string;
  /** Pieces, including spaces: what is between a year and its month if the year comes first: "2019. március". */
  readonly betweenYearAndMonth: string;
  /** Pieces: endings of such a month: "márciustól". */
  readonly monthEndings: string;
  /** Pieces: words before a month in Roman numerals, which is followed by a space: "od III 2019". */
  readonly aroundRomanMonths: string;
  /** Words before the number of a month and before its year: "tháng 3 năm 2019". */
  readonly numberedMonths: { readonly month: string; readonly year: string } | null;
  /** Characters after the numbers of a date: "2019年3月1日". */
  readonly signs: DateSigns | null;
  /** Pieces: the name of the calendar before a year. */
  readonly yearLabel: string;
  /** The calendar, if not Gregorian. */
  readonly calendar: Calendar | null;
  /** Eras in which years are counted: "平成25年". */
  readonly eras: readonly Era[];
};

export type DateSigns = {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** Written instead of 1 in the first year of an era. */
  readonly firstYear: string | null;
};

/** Years of another calendar. They are recognized only in lines with letters that no other language has. */
export type Calendar = {
  /** Matches letters or words that identify the language. */
  readonly letters: RegExp;
  /** Plausible years in a person's life, distinguished from other numbers by their context. */
  readonly years: RegExp;
  /** Years by which the calendar is ahead of the Gregorian one; negative if behind. */
  readonly ahead: number;
  /** Months, with the text after them, that fall into the next Gregorian year. */
  readonly lastMonths: RegExp | null;
};

/** `before` is the year before the first of the era. */
export type Era = { readonly name: string; readonly before: number };

/** Words about work with their English translations, and the rules for translating. Source: adverts and resumes. */
export type GlossaryWords = {
  /**
   * Words of resumes and adverts that neighboring languages and English lack: lists of skills have no grammar words.
   */
  readonly distinctiveWords: string;
  /** Endings of inflection. */
  readonly endings: string;
  /** Endings written after a separator for the other gender: "Verkäufer/in". */
  readonly genderEndings: string;
  /** Words between a noun and its subject: "profesor de matematică". */
  readonly links: string;
  /** Whether the subject can also directly follow the noun: "asistent medical". */
  readonly subjectFollows: boolean;
  /**
   * Letters that join the parts of compounds, in addition to none: "Arbeit-s-platz"; `null` if the language has no
   * compounds.
   */
  readonly joints: string | null;
  /**
   * Tables of rows `English | words`. The English words are those that the English reader looks for. `_` is a space, a
   * hyphen at the end matches any ending. If two rows have the same word, the first wins.
   */
  readonly rows: readonly string[];
};

/** The sections of a resume. */
export type SectionKind =
  | 'detail'
  | 'education'
  | 'certifications'
  | 'languages'
  | 'skills'
  | 'projects'
  | 'publications'
  | 'awards'
  | 'volunteering'
  | 'experience'
  | 'interests'
  | 'references'
  | 'declaration'
  | 'personal'
  | 'contact'
  | 'summary'
  | 'additional';

/** How resumes are laid out. Source: resumes and the Europass form in all its languages. */
export type ResumeWords = {
  readonly headings: HeadingWords;
  readonly labels: LabelWords;
  readonly streets: StreetWords;
  readonly names: NameWords;
  readonly pages: PageWords;
};

/** Headings of sections. `detail` is a heading inside a position, such as "Responsibilities". */
export type HeadingWords = {
  /** Complete headings, `|` between them. */
  readonly phrases: Readonly<Record<SectionKind, string>>;
  /**
   * Words that name a section, alone or next to others; `null` if only complete headings are known, as in languages
   * whose words the engine does not split.
   */
  readonly words: Readonly<Record<SectionKind, string>> | null;
  /** Pieces: the start of a heading above the desired job. */
  readonly objective: string;
  /** Words that may accompany those that name a section. */
  readonly beside: string;
  /** Text that looks like a heading but is an entry, such as a degree; `|` between them. */
  readonly entries: string;
};

/** Pieces: text before a colon or in a separate column. */
export type LabelWords = {
  readonly title: string;
  readonly organization: string;
  readonly client: string;
  readonly dates: string;
  /** Location of a position. */
  readonly place: string;
  /** A line between an employer and a title that contains neither. */
  readonly business: string;
  readonly other: string;
  /** Labels of the Europass form before a school and the qualification. */
  readonly education: string;
  /** Where the candidate lives. */
  readonly home: string;
  /** A postal address, which is hidden from scoring wherever it is. */
  readonly postal: string;
  /** A telephone number, without accents. */
  readonly phone: string;
  /** In the label of an employer: shows that the address is requested too. */
  readonly address: string;
};

/** Pieces: words for streets. */
export type StreetWords = {
  /** Before the name: "rue". */
  readonly before: string;
  /** After it: "road". */
  readonly after: string;
  /** At the end, as one word with the name: "straat". */
  readonly joined: string;
};

/** Pieces: text before a name, where a space may be missing or doubled. */
export type NameWords = {
  /** Lowercase words within a name: "van". */
  readonly particles: string;
  readonly label: string;
  readonly surname: string;
  readonly given: string;
  /** Names of the resume itself, which can occur in the place of the name. */
  readonly document: string;
  /** A label that needs no colon. */
  readonly bareLabel: string;
  /** As written: titles before a name that end with a period. */
  readonly titles: string;
  /** As written: forms of address that are written as one word with the name. */
  readonly unspacedTitles: string;
};

/** Words of a page number: "page 2 of 3". */
export type PageWords = {
  readonly page: string;
  /** Between the page number and the number of pages. */
  readonly of: string;
  /** The same if `page` is omitted: "2 of 3". */
  readonly ofAlone: string;
};

/** How people state the languages they speak. */
export type SpeechWords = {
  /** Names of languages in pairs "tag name", `|` between them. Source: CLDR. */
  readonly names: string;
  /** Names missing in CLDR, in rows "tag name name", `|` between them; the tags are those of `spoken-languages.ts`. */
  readonly otherNames: string;
  /** Pieces: words for a level of the Common European Framework, or for a first language. */
  readonly levels: Readonly<Record<'native' | 'C2' | 'C1' | 'B2' | 'B1' | 'A2' | 'A1', string>>;
  /** Pieces: words which show that a line outside its section is about languages. */
  readonly lines: string;
  /** The word between two languages: "English and French". */
  readonly and: string;
};

/** Names of jobs and employers. In lists of words `_` is a space. Source: resumes. */
export type WorkWords = {
  /** Nouns for people by occupation, in all their forms. */
  readonly titles: string;
  /** Pieces that start a title, for titles of several words and languages whose words are not split. */
  readonly titleStarts: string;
  /** Pieces that end a title, in languages whose words are not split. */
  readonly titleEnds: string;
  /** Words that may come before or after such a noun. */
  readonly titleBeside: string;
  /** Nouns in the names of employers: "hospital". */
  readonly employers: string;
  /** Nouns at the start of the names of employers: "Больница № 3". */
  readonly employerStarts: string;
  /** Endings of words in the names of employers: "Södersjukhuset". */
  readonly employerEnds: string;
  /** Nouns anywhere in the names of employers, in languages whose words are not split. */
  readonly employerParts: string;
  /** Pieces: the end of a line with the date of joining a company, in forms that have such a line. */
  readonly joins: string;
  /** Pieces: the same for leaving a company. */
  readonly leaves: string;
  /** Pieces: a whole line stating that the candidate is still employed there. */
  readonly stays: string;
  /** Pieces, as written: a word between a title and an employer: "at". */
  readonly at: string;
  /** Abbreviations of legal forms, each written in parentheses: "(株)". */
  readonly legalSigns: string;
  /** Pieces: legal forms in texts of any language, without the final period. */
  readonly legalForms: string;
  /** Legal forms that start a name, searched in languages of which only facts are read. */
  readonly legalStarts: string;
  /** Legal forms that end a name as a separate word. */
  readonly legalEnds: string;
  /** Pieces: legal forms that end a name without a space before them. */
  readonly legalEndings: string;
  /** Pieces: legal forms that are a single character: "㈱". */
  readonly legalLetters: string;
  /** Words between a title and its subject: "Vendedor de loja". */
  readonly titleLinks: string;
  /** Pieces: beginnings of words for being responsible, which are not titles. */
  readonly responsible: string;
  /** Pieces, as written: signs that a text describes what was done: "旅行手配を担当". */
  readonly statements: string;
};

export type DegreeLevel = 'secondary' | 'vocational' | 'associate' | 'bachelor' | 'master' | 'doctorate';

/** Ways to write a degree. */
export type DegreeForm = {
  readonly level: DegreeLevel;
  /**
   * `as-written` for abbreviations that are ordinary words in lowercase, `unspaced` for languages without spaces
   * between words.
   */
  readonly match: 'folded' | 'as-written' | 'unspaced';
  /** Whether it is searched only in texts in languages other than English: "licence", but not "Staatsexamen". */
  readonly own: boolean;
  /** Pieces. */
  readonly words: string;
};

/** How education is written. Source: resumes. */
export type StudyWords = {
  readonly degrees: readonly DegreeForm[];
  /** Pieces: degrees named like a profession, which are jobs if they occur among positions. */
  readonly professions: readonly { readonly level: DegreeLevel; readonly words: string }[];
  /** Pieces: words for places of learning. */
  readonly schools: string;
  /** Pieces: words for finishing a school. */
  readonly graduated: string;
  /** Pieces: the same in languages without spaces between words. */
  readonly schoolSigns: string;
  /** Pieces: separators between a degree and its field: "obor". */
  readonly field: string;
  /** Pieces: words between a degree and its field: "Bachelor in Physics". */
  readonly beforeField: string;
  /** Pieces: text after a school and a degree that is not a field: "graduated". */
  readonly noField: string;
  /** Pieces: the end of a line with the date of entering a school. */
  readonly enters: string;
  /** Pieces: the start of a school's name after a field, in languages without spaces between words. */
  readonly schoolStarts: string;
  /** Pieces: prefixes that are written as one word with a field. */
  readonly fieldPrefix: string;
};

/** Names of countries and their parts, `|` between them. */
export type PlaceWords = {
  /** Source: CLDR. */
  readonly countries: string;
  /** States, provinces and counties, and short forms of countries. Source: CLDR in English; resumes. */
  readonly regions: string;
};

/**
 * Instructions to a machine that reads a resume, on text in lowercase: to ignore its instructions, to rank a candidate
 * first. Each takes time linear in the text.
 */
export type InstructionPatterns = readonly RegExp[];
