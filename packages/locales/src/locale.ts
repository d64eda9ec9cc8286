/**
 * All that is known of one language in which resumes and job adverts are written. A folder named by the tag holds it,
 * `locales.ts` lists it, and a part that is missing does not compile. What a language has no words for is an empty text.
 *
 * Texts are compared folded (lower case without accents), so words may be written either way. "Pieces" are pieces of a
 * regular expression on folded text, joined by `|`; a line break among them is no part of them.
 */
export type Locale = {
  /** BCP 47, and the name of the folder. */
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
  /** How texts are read into English; `null` for a language of which only facts are read. */
  readonly glossary: GlossaryWords | null;
};

/** Words that say nothing of what a person does. */
export type GrammarWords = {
  /** Words of grammar; they also show which language a text is in. Source: a package of stop words, but for English. */
  readonly functionWords: string;
  /** Words that every advert and resume is made of, without the names of months and days. Source: adverts and resumes. */
  readonly ordinaryWords: string;
};

/** How dates and periods are written. */
export type DateWords = {
  /** Names of the months in rows of twelve; `_` is a space within a name. Source: CLDR, with all regions. */
  readonly months: readonly string[];
  /** Rows of names that CLDR lacks, such as other cases; `-` where CLDR has the name. Source: resumes. */
  readonly otherMonths: readonly string[];
  /**
   * A row of abbreviations; `|` between several, `-` where there is none. Source: resumes. CLDR's are not taken, since
   * many are ordinary words of another language.
   */
  readonly shortMonths: string;
  /** Names of the days of the week. Source: CLDR. */
  readonly weekdays: string;
  /** Spring, summer, autumn, winter; `|` between several names. */
  readonly seasons: string;
  /** Pieces: what says that something lasts, such as "today". */
  readonly present: string;
  /** Words before a date from which on something lasts: "since". */
  readonly since: string;
  /** Pieces: the same after the date, with the space before them. */
  readonly sinceAfter: string;
  /** Words with which a period begins, besides those of `since`: "from". */
  readonly from: string;
  /** Pieces: words between the two dates of a period. */
  readonly until: string;
  /** Pieces: words before its second date, with the space behind them: "the ". */
  readonly beforeEnd: string;
  /** Pieces: what follows a year, such as "roku". */
  readonly afterYear: string;
  /** Pieces: years and months as lengths of time. */
  readonly units: string;
  /** Pieces, with the space behind them: words between a day and its month: "3 de mayo". */
  readonly beforeMonth: string;
  /** Pieces, with the space behind them: words between a month and its year: "May of 2019". */
  readonly afterMonth: string;
  /** Pieces, with the space behind them: words between a season and its year. */
  readonly afterSeason: string;
  /** Pieces: words between a month without a year and the end of a period: "Jan to Mar 2019". */
  readonly monthUntil: string;
  /** Pieces, with their spaces: what stands between a year and its month where the year comes first: "2019. március". */
  readonly betweenYearAndMonth: string;
  /** Pieces: endings of such a month: "márciustól". */
  readonly monthEndings: string;
  /** Pieces: words before a month in Roman numerals that a space follows: "od III 2019". */
  readonly aroundRomanMonths: string;
  /** Words before the number of a month and before its year: "tháng 3 năm 2019". */
  readonly numberedMonths: { readonly month: string; readonly year: string } | null;
  /** Signs behind the numbers of a date: "2019年3月1日". */
  readonly signs: DateSigns | null;
  /** Pieces: what names the calendar before a year. */
  readonly yearLabel: string;
  /** How years are counted if not from the birth of Christ. */
  readonly calendar: Calendar | null;
  /** Periods from whose beginning years are counted: "平成25年". */
  readonly eras: readonly Era[];
};

export type DateSigns = {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** Written instead of 1 in the first year of an era. */
  readonly firstYear: string | null;
};

/** Years of another calendar. They are counted only in lines with letters that no other language has. */
export type Calendar = {
  /** Matches letters or words that show the language. */
  readonly letters: RegExp;
  /** Years that can be those of a person's life, told from other numbers by what surrounds them. */
  readonly years: RegExp;
  /** Years by which the calendar is ahead of the Gregorian one; negative where it is behind. */
  readonly ahead: number;
  /** Months, with what follows them, that fall into the next Gregorian year. */
  readonly lastMonths: RegExp | null;
};

/** `before` is the year before the first of the era. */
export type Era = { readonly name: string; readonly before: number };

/** The words of work with their English, and how English is made of them. Source: adverts and resumes. */
export type GlossaryWords = {
  /** Words of resumes and adverts that neighboring languages and English lack: a list of skills has no grammar. */
  readonly distinctiveWords: string;
  /** Endings of inflection. */
  readonly endings: string;
  /** Endings written behind a sign for the other gender: "Verkäufer/in". */
  readonly genderEndings: string;
  /** Words between a noun and what it is about: "profesor de matematică". */
  readonly links: string;
  /** Whether what a noun is about also follows it with no word between: "asistent medical". */
  readonly subjectFollows: boolean;
  /** What joins words that are written as one, besides nothing: "Arbeit-s-platz"; `null` where words are not joined. */
  readonly joints: string | null;
  /**
   * Tables of rows `English | words`. The English words are those that the English reader looks for. `_` is a space, a
   * hyphen at the end matches any ending. Of two rows with the same word the first counts.
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
  /** Headings as a whole, `|` between them. */
  readonly phrases: Readonly<Record<SectionKind, string>>;
  /**
   * Words that name a section, alone or beside others; `null` where headings are known as a whole only, as in languages
   * whose words the engine does not part.
   */
  readonly words: Readonly<Record<SectionKind, string>> | null;
  /** Pieces: with which a heading over the job that is looked for begins. */
  readonly objective: string;
  /** Words that may stand beside those that name a section. */
  readonly beside: string;
  /** What looks like a heading and is an entry, such as a degree; `|` between them. */
  readonly entries: string;
};

/** Pieces: what stands before a colon or in a column of its own. */
export type LabelWords = {
  readonly title: string;
  readonly organization: string;
  readonly client: string;
  readonly dates: string;
  /** Where a position was. */
  readonly place: string;
  /** A line between an employer and a title that names neither. */
  readonly business: string;
  readonly other: string;
  /** What the Europass form puts before a school and what was got from it. */
  readonly education: string;
  /** Where the candidate lives. */
  readonly home: string;
  /** A postal address, which is hidden from scoring wherever it is. */
  readonly postal: string;
  /** A telephone number, without accents. */
  readonly phone: string;
  /** In the label of an employer: that it asks for the address too. */
  readonly address: string;
};

/** Pieces: words of streets. */
export type StreetWords = {
  /** Before the name: "rue". */
  readonly before: string;
  /** After it: "road". */
  readonly after: string;
  /** At its end, as one word with it: "straat". */
  readonly joined: string;
};

/** Pieces: what stands before a name, where a space may be missing or doubled. */
export type NameWords = {
  /** Words that are written small within a name: "van". */
  readonly particles: string;
  readonly label: string;
  readonly surname: string;
  readonly given: string;
  /** Names of a resume itself, which stand where the name does. */
  readonly document: string;
  /** A label that needs no colon. */
  readonly bareLabel: string;
  /** As written: titles before a name that end in a full stop. */
  readonly titles: string;
  /** As written: forms of address that are written as one word with the name. */
  readonly unspacedTitles: string;
};

/** Words of a page number: "page 2 of 3". */
export type PageWords = {
  readonly page: string;
  /** Between the number of a page and that of all pages. */
  readonly of: string;
  /** The same where `page` is left out: "2 of 3". */
  readonly ofAlone: string;
};

/** How people say which languages they speak. */
export type SpeechWords = {
  /** Names of languages in pairs "tag name", `|` between them. Source: CLDR. */
  readonly names: string;
  /** Those that CLDR lacks, in rows "tag name name", `|` between them; the tags are those of `spoken-languages.ts`. */
  readonly otherNames: string;
  /** Pieces: words for a level of the Common European Framework, or for a first language. */
  readonly levels: Readonly<Record<'native' | 'C2' | 'C1' | 'B2' | 'B1' | 'A2' | 'A1', string>>;
  /** Pieces: words by which a line outside of its section shows that it is about languages. */
  readonly lines: string;
  /** The word between two languages: "English and French". */
  readonly and: string;
};

/** How jobs and employers are called. In lists of words `_` is a space. Source: resumes. */
export type WorkWords = {
  /** Nouns for people by their work, in all their forms. */
  readonly titles: string;
  /** Pieces with which a title begins: where titles are several words, or words are not parted. */
  readonly titleStarts: string;
  /** Pieces with which one ends, where words are not parted. */
  readonly titleEnds: string;
  /** Words that may stand before or after such a noun. */
  readonly titleBeside: string;
  /** Nouns that the name of an employer holds: "hospital". */
  readonly employers: string;
  /** Nouns with which it begins: "Больница № 3". */
  readonly employerStarts: string;
  /** Ends of words of which it is the last: "Södersjukhuset". */
  readonly employerEnds: string;
  /** Nouns that it holds anywhere, where words are not parted. */
  readonly employerParts: string;
  /** Pieces: with which a line ends whose date is that of joining a company, in forms that have a line for it. */
  readonly joins: string;
  /** Pieces: the same of leaving it. */
  readonly leaves: string;
  /** Pieces: a whole line that says that the candidate is still there. */
  readonly stays: string;
  /** Pieces, as written: a word between a title and an employer: "at". */
  readonly at: string;
  /** Signs of legal forms, each written in parentheses: "(株)". */
  readonly legalSigns: string;
  /** Pieces: legal forms as texts in every language write them, without the last full stop. */
  readonly legalForms: string;
  /** Legal forms that begin a name, looked for in languages of which only facts are read. */
  readonly legalStarts: string;
  /** Those that end one as a word. */
  readonly legalEnds: string;
  /** Pieces: those that end one with no space before. */
  readonly legalEndings: string;
  /** Pieces: legal forms that are one letter: "㈱". */
  readonly legalLetters: string;
  /** Words between a title and what it is for: "Vendedor de loja". */
  readonly titleLinks: string;
  /** Pieces with which a word begins that says that somebody is responsible, which is not a title. */
  readonly responsible: string;
  /** Pieces, as written: with which a text shows that it says what was done: "旅行手配を担当". */
  readonly statements: string;
};

export type DegreeLevel = 'secondary' | 'vocational' | 'associate' | 'bachelor' | 'master' | 'doctorate';

/** Ways to write a degree. */
export type DegreeForm = {
  readonly level: DegreeLevel;
  /** `as-written` for abbreviations that are words without their capitals, `unspaced` where words are not parted. */
  readonly match: 'folded' | 'as-written' | 'unspaced';
  /** Whether it is looked for only in texts in another language than English: "licence", and no "Staatsexamen". */
  readonly own: boolean;
  /** Pieces. */
  readonly words: string;
};

/** How education is written. Source: resumes. */
export type StudyWords = {
  readonly degrees: readonly DegreeForm[];
  /** Pieces: degrees named like a profession, which are jobs where they stand among positions. */
  readonly professions: readonly { readonly level: DegreeLevel; readonly words: string }[];
  /** Pieces: words that name a place of learning. */
  readonly schools: string;
  /** Pieces: that somebody finished a school. */
  readonly graduated: string;
  /** Pieces: the same where words are not parted. */
  readonly schoolSigns: string;
  /** Pieces: what parts a degree from its field: "obor". */
  readonly field: string;
  /** Pieces: words between a degree and its field: "Bachelor in Physics". */
  readonly beforeField: string;
  /** Pieces: what follows a school and a degree and is no field: "graduated". */
  readonly noField: string;
  /** Pieces: with which a line ends whose date is that of entering a school. */
  readonly enters: string;
  /** Pieces: with which the name of a school begins after a field, where words are not parted. */
  readonly schoolStarts: string;
  /** Pieces: what is written before a field as one word with it. */
  readonly fieldPrefix: string;
};

/** Names of countries and their parts, `|` between them. */
export type PlaceWords = {
  /** Source: CLDR. */
  readonly countries: string;
  /** States, provinces and counties, and short forms of countries. Source: CLDR in English; resumes. */
  readonly regions: string;
};

/** How adverts are written, where they are not read through the glossary first. Source: adverts. */
export type AdvertWords = {
  /** Wordings common in adverts and rare elsewhere, which are counted; `null` where adverts are not told from other texts. */
  readonly hiring: Wording | null;
  /** Pieces: what calls a job one for beginners. */
  readonly entryLevel: string;
  /** Pieces: what says that no experience is needed. */
  readonly noExperience: string;
  /** Pieces: security clearances and checks of a person's past. */
  readonly clearance: string;
  /** Pieces: wordings of laws and terms. */
  readonly legal: string;
  /** Pieces: the label of the employer. */
  readonly employer: string;
  /** Pieces: the label of the place of work. */
  readonly place: string;
  /** Between a title and an employer: "Nurse at City Hospital". */
  readonly at: string;
  /** Pieces: terms of employment in the head of an advert. */
  readonly terms: string;
  /** Pieces: what shows that a text is a resume: the name of the document, and headings that adverts lack. */
  readonly resumes: { readonly title: string; readonly headings: string };
  /** Pieces: what shows that a text is about everyday life: a recipe, a bill, a shop, a report. */
  readonly otherTexts: EverydayWords;
  /** Pieces: legal forms of employers as adverts write them, without the last full stop. */
  readonly legalForms: string;
  /** Pieces: those that are a legal form only at the end of a name. */
  readonly legalEndings: string;
  /** The word for an article of a law, before its number. */
  readonly lawArticles: string;
  /** `null` where adverts are read through a glossary, which has the headings among its phrases, and where none are known. */
  readonly parts: AdvertParts | null;
};

/** How the parts of an advert are headed and told. Pieces of whole headings, without vowel marks. */
export type AdvertParts = {
  readonly requirements: string;
  readonly extras: string;
  readonly duties: string;
  /** The company, what it offers, how to apply. */
  readonly rest: string;
  /** Pieces of lines that are about pay, perks, the page or how to apply. */
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
  /** Wordings of news. */
  readonly reports: string;
};

/** An expression with texts that it must match and similar ones that it must not match. */
export type Wording = {
  readonly pattern: RegExp;
  readonly matches: readonly string[];
  readonly misses: readonly string[];
};

/**
 * What commands a machine that reads a resume, on text in lower case: to ignore its instructions, to rank a candidate
 * first. Each takes time linear in the text.
 */
export type InstructionPatterns = readonly RegExp[];
