/** What a part of an advert is about. `left-out` is the company, benefits, pay and law. */
export type AdvertSection = 'unknown' | 'must' | 'nice' | 'duties' | 'left-out';

type Heading = {
  readonly section: AdvertSection /** How much of the line the heading takes. */;
  readonly length: number;
};

const start = String.raw`^[\s\-–—•●▪◦*#>|\d.)]*(?:our |the |your |key |main |core |primary |general |specific |some |other |job |position |role |professional |technical )*`;

/** In order: the first that fits names the section. */
const headings: readonly (readonly [AdvertSection, RegExp])[] = [
  [
    'nice',
    new RegExp(
      `${start}(?:preferred|nice[- ]to[- ]ha(?:ve|ves)|bonus(?: points| skills)?|plus(?:es)?|desirable|desired|good to have|additional (?:skills|qualifications)|extra credit|advantageous|ideally|it'?s a plus|what would be nice|brownie points)`,
      'i',
    ),
  ],
  [
    'left-out',
    new RegExp(
      `${start}(?:about (?:us|the company|the team|our)|about (?!(?:you|the (?:job|role|position|opportunity))\\b)[A-Z]|who we are|company|mission|values|culture|story|why (?:join|work|us|you)|benefits|perks|compensation|salary|schedule\\b|shifts?\\b|pay\\b|what (?:we|you'?ll get)\\b(?! (?:are looking|look|need|expect|require))|what'?s in it|we offer|equal (?:employment )?opportunit|eeo\\b|diversity|inclusion|disclaimer|accommodation|privacy|how to apply|application process|interview process|to apply|total rewards|additional information|notice|covid|physical (?:demands|requirements)|working conditions|work environment)`,
      'i',
    ),
  ],
  [
    'duties',
    new RegExp(
      `${start}(?:responsibilit|duties|what you(?:'?ll| will| would)? (?:do|be doing|work on|own)|accountabilit|essential functions|job description|description|the job\\b|summary|overview|day[- ]to[- ]day|in this role|a day in|tasks|about the (?:job|role|position|opportunity)|the role\\b|the opportunity|role\\b|position\\b|job\\b|function)`,
      'i',
    ),
  ],
  [
    'must',
    new RegExp(
      `${start}(?:requirements?|required|minimum|basic|must[- ]have|mandatory|qualifications?|education|experience|skills?\\b|eligibility|who you are|about you|what you(?:'?ll)? (?:need|bring|have)|what you will (?:need|bring)|what we(?:'re| are)? (?:look|need|expect|require)|what it takes|you have|you bring|you are|your (?:profile|skills|background|experience)|we'?d love to hear from you|candidate profile|profile|knowledge|competenc|certifications?|licen[cs]es?|what makes you|ideal candidate)`,
      'i',
    ),
  ],
];

/** Longer lines that begin like a heading are sentences. */
const longestHeading = 60;

/** The heading that a line is, or begins with before a colon; `null` for an ordinary line. */
export function readSectionHeading(line: string): Heading | null {
  const colon = line.search(/:(?=\s|$)|:(?=[A-Z])/);
  const inline = colon >= 0 && colon <= longestHeading;
  const candidate = inline ? line.slice(0, colon) : line.trim();
  if (candidate.length === 0 || candidate.length > longestHeading || candidate.split(/\s+/).length > 8)
    return null;
  if (!inline && !looksLikeHeading(candidate)) return null;
  const found = headings.find(([, pattern]) => pattern.test(candidate));
  if (found) return { section: found[0], length: inline ? colon + 1 : line.length };
  return null;
}

/** A line of its own is a heading when it is short and not a sentence. */
const looksLikeHeading = (line: string): boolean => {
  const words = line.split(/\s+/).length;
  return (
    words <= 6 && !/[.,;]$/.test(line) && !/\d\+|years/i.test(line) && (words <= 3 || /^[A-Z]/.test(line))
  );
};
