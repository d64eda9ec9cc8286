import { fieldOfLetters } from '../../resume/education/degree-letters.ts';
import type { DegreeLevel } from '../../resume/resume.ts';

export type EducationDemand = {
  /** The lowest level that is enough. */
  readonly level: DegreeLevel | null;
  readonly fields: readonly string[];
  /** Whether the line accepts experience in place of the degree. */
  readonly orEquivalent: boolean;
  /** As written in the line, where no standard label is as specific: "NVQ Level 2 in joinery". */
  readonly name: string | null;
  /** Where the line names the degree, and where its level and fields end. */
  readonly at: number;
  readonly end: number;
};

/** Lowest level first: the first one that a line names is enough ("bachelor's or master's"). */
const levels: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'secondary',
    /\bhigh[- ]school\b(?! (?:teach|science|math|english|history|students?|principal|coach|counsel|campus|band))|\bH\.?S\.? (?:diploma|degree|grad)|\bGED\b|\bGCSEs?\b(?! (?:specification|teach|class|course|curricul|students?|pupils|exam))|\bsecondary (?:school|education)\b|(?<!\b(?:teach(?:ing|es)?|deliver(?:ing|s)?|taught) (?:[\w&/]+ ){0,4})\bA[- ]levels?\b(?! \d)/i,
  ],
  [
    'vocational',
    /\bvocational|apprenticeship|\b[NS]VQs?\b|\bBTEC\b|\bCity (?:and|&) Guilds\b|\btime[- ]served\b|\b(?:completed|commercial) training\b|\btrade (?:school|certificate)|\bcert(?:ificate)? (?:I{1,3}|IV)\b|\btechnical diploma\b|\blevel [2-5] (?:(?:qualification|diploma|certificate|award) )?in (?=[A-Z])/i,
  ],
  [
    'associate',
    /\bassociate(?:['’]?s)?(?: degree| of| in\b| or (?:an? )?bachelor|,? ?\/ ?bachelor)|(?<![-–—] )\bassociate(?:['’]?s)? or (?:an? )?higher|\bA\.A\.S?\b/i,
  ],
  // Case matters where a degree looks like a word: "med" is not M.Ed.
  ['associate', /\b(?:ADN|ASN|AAS)\b/],
  [
    'bachelor',
    /\bbachelor|\bB\.? ?S\.?c?\b(?=[ ,/.)]|$)(?! ?(?:EN |ISO )?\d)|\bB\.?A\.?\b(?=[ ,/.)]|$)|\bB\.?Tech\b|\bB\.E\.|\bB\.?Com\b|\bBC\.?A\b|\bBBA\b|\bB\.?Eng\b|\bLL\.?B\b|\bundergraduate degree|\bcollege degree|\buniversity degree\b(?! \(?master)|\b(?:4|four)[- ]year degree/i,
  ],
  // Only in capitals: "be" in "will be" is not a degree.
  ['bachelor', /\bBE\b(?= in |[,/)]| or )|\b(?:BSN|BFA|BSW|B\.?Arch|B\.?Ed)\b/],
  [
    'master',
    /\bmaster(?:['’]?s)?(?: degree| of| in\b|['’]s|,|\/| or\b)|\bM\.?S\.?c\b|\bMBA\b|\bM\.?Tech\b|\bM\.?Com\b|\bMCA\b|\bM\.?Eng\b|\bLL\.M\b|\bM\.S\.|\bMS\b(?= (?:in|degree|or))|\bgraduate degree|\badvanced degree/i,
  ],
  // "MFA" alone may also mean multi-factor authentication.
  // "LLM" alone may also mean a large language model.
  [
    'master',
    /\b(?:MSN|MSW|MPH|MPA|MHA|MLIS|M\.?Ed|M\.?Arch|MAcc|MFA(?= (?:in [A-Z]|degree|or BFA))|LLM(?= (?:degree|in\b)))\b/,
  ],
  [
    'doctorate',
    /\bph\.? ?d\b|\bdoctora(?:te|l)\b|\bM\.D\.|\bJuris Doctor\b|\bJ\.D\.|\bJD\b(?=[,)]| (?:degree|from|required|preferred|or))/i,
  ],
  ['doctorate', /\b(?:DNP|DPT|Pharm\.?D|EdD|PsyD|DVM|DDS|DMD|DSW)\b/],
];
/** Abbreviations that name the field along with the degree: "BSN". */
const lettersOfField =
  /\b(?:ADN|ASN|BSN|MSN|DNP|BFA|BSW|MSW|DSW|MPH|MPA|MHA|MLIS|PharmD|DPT|DVM|DDS|DMD|EdD)\b/;
/** "A high degree of care" is not an academic degree. */
const degreeWord = /\bdegree\b(?! of)|\bdegree of (?:bachelor|master)|\bdiploma\b/i;

/** Maximum distance from the degree; further away, "in" does not introduce its field. */
const fieldStart = /^.{0,48}?\b(?:in|of)\s+(?:an?\s+|the\s+)?([A-Za-z][^.;:()]{2,120})/i;
/** Alternatives to a degree are not fields of it: "nursing or RN certification". */
const noField =
  /\b(?:certifi\w+|licen[cs]\w+|vocational|apprentic\w+|training|masters?|bachelors?|mba|diploma|years?|ged)\b/i;
const fieldEnd =
  /\b(?:and ?\/ ?or|andor|or (?:an? )?(?:related|relevant|similar|equivalent|other|any)|related|relevant|equivalent|similar|(?<!(?:quantitative|technical|numerate|scientific|analytical) )(?:field|discipline)|preferably|ideally|desirable|essential|advantageous|cognate|allied|comparable|another|required|preferred|with|and \d|and (?:one|two|three|four|five|six|seven|eight|ten)\b|,? and (?:thorough|good|solid|deep|strong|sound|proven|excellent|full|extensive)|command|or something|would|goes|should|welcome|plus|from|is|who|degree|experience|knowledge|skills?|and the|and an?|normally|may|can|having|including|combined|but|as well|which|that|minimum|at least|for)\b/i;

/** After such words, "of" and "in" name no field: "or a combination of education and experience". */
const otherDemand =
  /\b(?:combination|experience|required|preferred|plus|(?:years?|months?)['’]? (?:of|in))\b/i;
const notFields =
  /\b(?:education|training|work|skills)(?:,| and\/or| and| or|\/)? (?:[\w-]+ )?(?:experience|training|skills)\b.*/i;

/** "BSc (Hons) Physiotherapy": the field follows the letters of the degree. */
const besideLetters =
  /^(?:B\.?Sc|B\.?A|B\.?Eng|M\.?Sc|M\.?Eng|B\.?Com|B\.?Tech)\.?(?: ?\(?Hons?\.?\)?)? (?!Degree|Hon|In\b|Or\b)([A-Z][a-z]+(?: (?:and |& )?[A-Z][a-z]+){0,2})(?=[\s,;.)]|$)/;

/** "No diploma required": the line says that no degree is needed. */
const asksNone =
  /\bno (?:[\w.’'-]+ ){0,5}(?:degree|diploma|GED)s?\b[^.;]{0,30}\b(?:required|needed|necessary)|\b(?:(?:do|does|did|will|need)(?: ?not|n['’]?t)|without) (?:[\w.’'-]+ ){0,5}(?:degree|diploma)s?\b/i;

/** Students ("supervising Master's students") and degrees that work may replace are not demands. */
const others =
  /\b(?:substituted for|in lieu of|in place of) (?:(?:the|an?|this) )?(?:[\w'’-]+ ){0,3}(?:degree|diploma)\b|\b(?:(?:under|post)?graduate|high[- ]school|college|master['’]?s|ph\.?d|doctoral)(?:(?:,| or| and|\/) ?(?:(?:under|post)?graduate|master['’]?s|ph\.?d|doctoral|college|university))* (?:students?|theses|thesis|supervision)\b/gi;

/** Full names of certificates, up to the text about their grade. */
const ownName =
  /\b(?:GCSEs?(?! (?:specification|teach|class|course|curricul|students?|pupils|exam))|[NS]VQs?|BTEC|City (?:and|&) Guilds|Cert(?:ificate)? (?:I{1,3}|IV)(?= in\b)|Level [2-5](?= (?:(?:qualification|diploma|certificate|award) )?in\b))\b(?:[^,;:.()]|(?<=\bincl)\.){0,64}?(?=\s+(?:at grade|grades?\b|\(|or (?:equivalent|above|similar|happy|willing|(?:a |an )?(?:[NS]VQ|BTEC|City))|is |are |would |will |preferred|desirable|desired|required|essential|(?:an )?advantage|with |that |which |and (?:above|hold|have|a\b|an\b))|[,;:()]|(?<!\bincl)\.|$)/i;
/** "B.Tech / BCA / M.Com": several degrees as written, any of which is enough. */
const letters = String.raw`(?:CA Inter|ICWA|ADN|ASN|BSN|MSN|DNP|BFA|MFA|BSW|MSW|MPH|MPA|MHA|MLIS|(?:B|M)\.? ?(?:Tech|Com|Sc|E|A|Eng|CA|BA|Pharm|Ed)\b\.?|LL\.?[BM]\b|[BM]BA\b|[BM]CA\b|Ph\.?D\b)`;
const lettersOfSeveral = new RegExp(
  String.raw`\b${letters}(?:\s*(?:\/|,|\bor\b)\s*${letters})+(?: \([A-Z][A-Za-z &]{2,30}\))?`,
);
/** "A bread qualification (degree module or diploma)": the brackets only say which levels are accepted. */
const qualification = /^(?:[\w-]+ ){1,5}qualification(?= \([^)]*\b(?:degree|diploma|certificate)\b)/i;
/** "A J.D. from a school of law": the abbreviation is more specific than "doctorate". */
const lawDegree = /\bJ\.D\.|\bJD\b/;

/** "Or equivalent experience", "or an equivalent combination of education and experience", "or 4 years of experience". */
const takesExperience =
  /\bequivalent (?:[\w-]+ ){0,4}?experience\b|\bequivalent combination\b|\bor (?:(?:relevant|related|commensurate|comparable|equivalent|work|practical|professional|industry|significant) ){0,3}experience\b/i;

/** The degree that a line asks for; `null` if it asks for none. */
export function readEducation(written: string): EducationDemand | null {
  if (asksNone.test(written)) return null;
  const line = written.replace(others, (students) => ' '.repeat(students.length));
  const named = levels.find(([, pattern]) => pattern.test(line));
  if (!named && !degreeWord.test(line)) return null;
  const name =
    qualification.exec(line) ??
    ownName.exec(line) ??
    lettersOfSeveral.exec(line) ??
    lawDegree.exec(line) ??
    lettersOfField.exec(line);
  const at = line.search(named?.[1] ?? degreeWord);
  // School subjects are part of the name.
  const fields =
    named?.[0] === 'secondary'
      ? []
      : readFields(
          name?.[0] ??
            line.slice(named?.[0] === 'vocational' ? (line.search(degreeWord) + 1 || at + 1) - 1 : at),
        );
  const ofLetters = name === null ? null : fieldOfLetters(name[0]);
  return {
    name: name?.[0] ?? null,
    at: name?.index ?? at,
    end: name ? name.index + name[0].length : endOf(line, { at, pattern: named?.[1] ?? degreeWord, fields }),
    level: named?.[0] ?? null,
    fields: fields.length === 0 && ofLetters !== null ? [ofLetters] : fields,
    orEquivalent: name === null && takesExperience.test(line),
  };
}

/** "Bachelor's degree in finance" ends with its last field. */
function endOf(
  line: string,
  { at, pattern, fields }: { at: number; pattern: RegExp; fields: readonly string[] },
): number {
  const named = at + (pattern.exec(line)?.[0].length ?? 0);
  const word = named + (behindLevel.exec(line.slice(named))?.[0].length ?? 0);
  const ends = fields.map((field) => line.indexOf(field, at) + field.length);
  return Math.max(word, ...ends);
}

const behindLevel = /^(?:['’]?s)?(?: (?:degree|diploma)s?)?/i;

function readFields(line: string): readonly string[] {
  const named = besideLetters.exec(line)?.[1];
  if (named !== undefined) return [named];
  const found = fieldStart.exec(line);
  if (!found?.[1] || otherDemand.test(found[0].slice(0, -found[1].length))) return [];
  const list = found[1].replace(notFields, '').split(fieldEnd)[0] ?? '';
  return list
    .split(/,|\/| or | and |&/)
    .map((field) => field.trim().replace(/^(?:an?|the) | majors?$|-$/gi, ''))
    .filter(
      (field) =>
        (field.length > 2 || /^[A-Z]{2}$/.test(field)) && field.length < 40 && field.split(/\s+/).length <= 4,
    )
    .filter((field) => !noField.test(field));
}
