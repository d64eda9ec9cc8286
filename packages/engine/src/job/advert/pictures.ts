/** A picture among letters, with the characters that join and color pictures; ™, © and ® do not count. */
const picture = String.raw`(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}`;

/** What may precede the words of a line or heading without belonging to them: pictures, and what `others` matches. */
export const picturesBefore = (others: string): RegExp => new RegExp(`^(?:${others}|${picture})+`, 'u');

/** The same after its words. */
export const picturesAfter = (others: string): RegExp =>
  new RegExp(`(?<!${others}|${picture})(?:${others}|${picture})+$`, 'u');

/** White space before a picture: an advert with pictures as bullets begins a line there. */
export const gapBeforePicture = String.raw`\s+(?![©®™])(?=\p{Extended_Pictographic})`;
