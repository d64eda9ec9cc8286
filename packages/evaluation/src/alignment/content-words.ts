/** Words common in any requirement, in English and German: they do not distinguish requirements. */
const plainWords = new Set(
  `a able ability about additional advanced all also an and any applicable applicants apply are as at background basic be been
  by can candidate candidates capable competence competency competent comparable current demonstrable demonstrated
  demonstrates desirable desired e.g eg either equivalent essential etc excellent expert expertise experience experienced
  experiences familiar familiarity field for from good great had has have having hands-on high highly holds i.e ideal
  ideally ie if in including is it its job knowledge least level like looking may mindset minimum month months more
  most must need needed needs nice no not of on one or other our over own part plus position possess possesses preferable
  preferably preferred prior professional proficiency proficient proven qualification qualifications recent related
  relevant required requirement requirements requires role should similar skill skilled skills solid some strong strongly
  such team than that the their them these they this three to two understanding up us use used using valid very we well
  what where which who will with within work worked working works would year years you your
  ab als an auch auf aus bei bis das dein deine dem den der des die du ein eine einem einen einer eines erfahrung
  erfahrungen erforderlich erwünscht fähigkeit für gern gerne gut gute guter gutes haben hast idealerweise ihr ihre im in
  jahr jahre jahren kenntnis kenntnisse mehrere mehrjährige mindestens mit nach oder plus sehr sein sicher sichere sie
  sind sowie über um umgang und unsere verfügen vom von vorteil vorzugsweise wir wünschenswert zu zum zur`
    .split(/\s+/)
    .map(withoutEnding),
);

/** The distinct content words of a text, without common endings. */
export function contentWords(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [found] of text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu)) {
    const word = withoutEnding(found.replace(/\.+$/u, ''));
    if (!plainWords.has(word) && !isNumber(word)) words.add(word);
  }
  return words;
}

const numbersInWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** The integers in a text in order, including words up to ten. */
export function numbersIn(text: string): readonly number[] {
  return [...text.toLowerCase().matchAll(/\d+|\p{L}+/gu)].flatMap(([found]) => {
    const number = /^\d/.test(found) ? Number(found) : numbersInWords.indexOf(found);
    return number === -1 ? [] : [number];
  });
}

function isNumber(word: string): boolean {
  return /^[\d.+]+$/.test(word) || numbersInWords.includes(word);
}

/** "Accounts", "accounting" and "accounted" are one word; short words keep their endings. */
function withoutEnding(word: string): string {
  const ending = /(?:ations?|ings?|ments?|ers?|ies|ed|es|ly|[sye])$/u.exec(word)?.[0] ?? '';
  return word.length - ending.length >= 3 ? word.slice(0, word.length - ending.length) : word;
}
