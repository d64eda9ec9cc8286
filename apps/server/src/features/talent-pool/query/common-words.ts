/** Stop words in the interface languages, folded. */
export const commonWords: ReadonlySet<string> = new Set(
  `a an the and or not of for to on at by with who whom that which is are be has have had do does can could should would
  i we us our my you your they them their it its me find show search look looking need needs want wanted please all any
  some somebody someone people person candidate candidates resume resumes cv experience experienced years year
  good great strong very well least more than over
  der die das ein eine einen und oder nicht von fur zu auf mit wer ist sind hat haben ich wir sie suche gesucht bitte
  el la los las un una y o no de del para con que es son tiene busco
  le les des du et ou ne pas pour avec qui est sont a je nous cherche
  من في على مع او و الذي التي`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that are followed by a place. */
export const placeWords: ReadonlySet<string> = new Set([
  'in',
  'near',
  'around',
  'from',
  'based',
  'bei',
  'nahe',
  'aus',
]);
