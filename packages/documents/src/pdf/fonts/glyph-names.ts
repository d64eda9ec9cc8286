/**
 * Glyph names to characters. Names of letters with accents are split ("eacute" is e and acute) and composed by
 * Unicode's rules, so that the table lists only names without a rule. Names follow the Adobe Glyph List.
 */

const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  macron: '\u0304',
  breve: '\u0306',
  dotaccent: '\u0307',
  dieresis: '\u0308',
  ring: '\u030A',
  hungarumlaut: '\u030B',
  caron: '\u030C',
  commaaccent: '\u0327',
  cedilla: '\u0327',
  ogonek: '\u0328',
  dotbelow: '\u0323',
  hookabove: '\u0309',
  horn: '\u031B',
  tonos: '\u0301',
};

/** Names and characters alternate. */
const irregular = `
space   exclam ! quotedbl " numbersign # dollar $ percent % ampersand & quotesingle ' parenleft ( parenright ) asterisk *
plus + comma , hyphen - sfthyphen - minus − period . slash / zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8
nine 9 colon : semicolon ; less < equal = greater > question ? at @ bracketleft [ backslash \\ bracketright ]
asciicircum ^ underscore _ grave \` braceleft { bar | braceright } asciitilde ~ exclamdown ¡ cent ¢ sterling £ currency ¤
yen ¥ brokenbar ¦ section § dieresis ¨ copyright © ordfeminine ª guillemotleft « guillemotright » logicalnot ¬ registered ®
macron ¯ overscore ¯ degree ° plusminus ± twosuperior ² threesuperior ³ onesuperior ¹ acute ´ mu µ paragraph ¶
periodcentered · middot · cedilla ¸ ordmasculine º onequarter ¼ onehalf ½ threequarters ¾ questiondown ¿ multiply × divide ÷
AE Æ ae æ Oslash Ø oslash ø Eth Ð eth ð Thorn Þ thorn þ germandbls ß OE Œ oe œ Dcroat Đ dcroat đ Dslash Đ dmacron đ
Lslash Ł lslash ł Hbar Ħ hbar ħ Tbar Ŧ tbar ŧ dotlessi ı dotlessj ȷ kgreenlandic ĸ Eng Ŋ eng ŋ longs ſ florin ƒ napostrophe ŉ
Ldot Ŀ ldot ŀ Idot İ Ohorn Ơ ohorn ơ Uhorn Ư uhorn ư Scommaaccent Ș scommaaccent ș Tcommaaccent Ț tcommaaccent ț
circumflex ˆ tilde ˜ caron ˇ breve ˘ dotaccent ˙ ring ˚ ogonek ˛ hungarumlaut ˝ ff ff fi fi fl fl ffi ffi ffl ffl st st
f_f ff f_i fi f_l fl f_f_i ffi f_f_l ffl t_t tt f_t ft T_h Th IJ Ĳ ij ĳ
endash – emdash — horizontalbar ― figuredash ‒ afii00208 ― hyphentwo ‐ nonbreakinghyphen ‑ quoteleft ‘ quoteright ’
quotesinglbase ‚ quotereversed ‛ quotedblleft “ quotedblright ” quotedblbase „ dagger † daggerdbl ‡ bullet • ellipsis …
onedotenleader ․ perthousand ‰ minute ′ second ″ guilsinglleft ‹ guilsinglright › fraction ⁄ exclamdbl ‼ overline ‾
Euro € euro € franc ₣ lira ₤ peseta ₧ dong ₫ rupee ₹ colonmonetary ₡ trademark ™ servicemark ℠ numero № afii61352 № estimated ℮ Omega Ω
oneeighth ⅛ threeeighths ⅜ fiveeighths ⅝ seveneighths ⅞ onethird ⅓ twothirds ⅔
arrowleft ← arrowup ↑ arrowright → arrowdown ↓ arrowboth ↔ arrowupdn ↕ arrowdblleft ⇐ arrowdblright ⇒ arrowdblboth ⇔
arrowdblup ⇑ arrowdbldown ⇓ universal ∀ existential ∃ emptyset ∅ gradient ∇ element ∈ notelement ∉ suchthat ∋ product ∏
summation ∑ asteriskmath ∗ radical √ proportional ∝ infinity ∞ angle ∠ logicaland ∧ logicalor ∨ intersection ∩ union ∪
integral ∫ therefore ∴ similar ∼ congruent ≅ approxequal ≈ notequal ≠ equivalence ≡ lessequal ≤ greaterequal ≥
propersubset ⊂ propersuperset ⊃ notsubset ⊄ reflexsubset ⊆ reflexsuperset ⊇ circleplus ⊕ circlemultiply ⊗ perpendicular ⊥
dotmath ⋅ partialdiff ∂ Delta Δ increment ∆ lozenge ◊ weierstrass ℘ aleph ℵ Ifraktur ℑ Rfraktur ℜ angleleft 〈 angleright 〉
filledbox ■ blacksquare ■ H18543 ▪ openbullet ◦ whitebullet ◦ circle ○ H18533 ● blackcircle ● H22073 □ whitesquare □ triagrt ►
triaglf ◄ triagup ▲ triagdn ▼ H18551 ▫ checkmark ✓ check ✓ star ★ blackstar ★ heart ♥ diamond ♦ club ♣ spade ♠ musicalnote ♪ telephone ☎
female ♀ male ♂ house ⌂ smileface ☺ registersans ® registerserif ® copyrightsans © copyrightserif © trademarksans ™ trademarkserif ™
theta1 ϑ sigma1 ς phi1 ϕ omega1 ϖ Upsilon1 ϒ sigmafinal ς Alphatonos Ά nbspace   nonbreakingspace   softhyphen - minusplus ∓
zerosuperior ⁰ foursuperior ⁴ fivesuperior ⁵ sixsuperior ⁶ sevensuperior ⁷ eightsuperior ⁸ ninesuperior ⁹ nsuperior ⁿ
zeroinferior ₀ oneinferior ₁ twoinferior ₂ threeinferior ₃ fourinferior ₄ quoterightb ’
`;

const greek =
  'Alpha Α Beta Β Gamma Γ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ';

/** Cyrillic names are numbered: afii10017 is А, and so on through the alphabet in Russian order. */
const cyrillicUpper = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐЂЃЄЅІЇЈЉЊЋЌЎ';
const cyrillicLower = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяґђѓєѕіїјљњћќў';

const characters = new Map<string, string>();
fillTable();

function fillTable(): void {
  for (const match of `${irregular} ${greek}`.matchAll(/(\S+) (\S+|\u00a0| )(?=\s|$)/g)) {
    characters.set(match[1] ?? '', match[2] ?? '');
  }
  for (const match of greek.matchAll(/(\S+) (\S)/g)) {
    const name = (match[1] ?? '').toLowerCase();
    if (name !== 'mu') characters.set(name, (match[2] ?? '').toLowerCase());
  }
  characters
    .set('delta', 'δ')
    .set('omega', 'ω')
    .set('space', ' ')
    .set('nbspace', ' ')
    .set('nonbreakingspace', ' ');
  for (let index = 0; index < cyrillicUpper.length; index++) {
    characters.set(`afii${10017 + index}`, cyrillicUpper[index] ?? '');
    // Lowercase letters start at 10065, with a gap after the 33 letters of the alphabet.
    characters.set(`afii${index < 33 ? 10065 + index : 10098 + index - 33}`, cyrillicLower[index] ?? '');
  }
  characters.set('afii10145', 'Џ').set('afii10193', 'џ');
}

/** The characters of a glyph name; `null` if it is unknown. */
export function charactersOfGlyphName(name: string): string | null {
  const known = characters.get(name);
  if (known !== undefined) return known;
  const found = deriveCharacters(name);
  if (found !== null && characters.size < 20_000) characters.set(name, found);
  return found;
}

function deriveCharacters(name: string): string | null {
  if (/^[A-Za-z]$/.test(name)) return name;
  const dot = name.indexOf('.');
  // "a.sc", "one.oldstyle": a variant of the letter before the dot.
  if (dot > 0) return charactersOfGlyphName(name.slice(0, dot));
  const uni = /^uni((?:[0-9A-Fa-f]{4})+)$/.exec(name)?.[1];
  if (uni) return fromHex(uni.match(/.{4}/g) ?? []);
  const long = /^u([0-9A-Fa-f]{4,6})$/.exec(name)?.[1];
  if (long) return fromHex([long]);
  if (name.includes('_')) {
    const parts = name.split('_').map((part) => charactersOfGlyphName(part));
    return parts.every((part) => part !== null) ? parts.join('') : null;
  }
  return composed(name) ?? smallCapital(name);
}

/** "Eacute", "omegatonos", "Scedilla": a letter and its accents. */
function composed(name: string): string | null {
  for (const [accent, mark] of Object.entries(accents)) {
    if (!name.endsWith(accent) || name.length === accent.length) continue;
    const base = charactersOfGlyphName(name.slice(0, -accent.length));
    if (base === null) continue;
    const letter = `${base === 'ı' ? 'i' : base}${mark}`.normalize('NFC');
    return letter;
  }
  return null;
}

/** "Asmall" is a small capital a in old expert fonts. */
function smallCapital(name: string): string | null {
  const base = /^(.+)(?:small|oldstyle|superior|inferior)$/.exec(name)?.[1];
  return base ? charactersOfGlyphName(base) : null;
}

function fromHex(codes: readonly string[]): string | null {
  let text = '';
  for (const code of codes) {
    const value = Number.parseInt(code, 16);
    if (value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)) return null;
    text += String.fromCodePoint(value);
  }
  return text;
}
