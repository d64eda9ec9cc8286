/** Separators between titles of one person: "Secretary/Bookkeeper", "Office Manager and Buyer". */
const joints = /(?:(?<!\s)\s+)?[/,;|&]\s*|(?<!\s)\s+(?:[-–—]|and)\s+/;

/** A superior after a title: "Assistant to the Chief Executive". */
const superior = /\b(assistant|secretary|aide|advis[eo]r|deputy|reporting|reports) to\b.*$/i;

/** The pieces of a line of titles, the whole line first; a superior's title is left out. */
export function joinedTitles(text: string): readonly string[] {
  const own = text.replace(superior, '$1');
  const pieces = own.split(joints).filter((piece) => piece !== '');
  return pieces.length > 1 ? [own, ...pieces] : [own];
}
