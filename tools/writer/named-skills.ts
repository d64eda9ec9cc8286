/** Verbs that start the name of a skill but not a duty. */
const rarerVerbs = ['cast', 'emboss', 'fell'];

/** A single thing or person, which needs an article after "knowledge of". */
const countedOnce =
  /^(cardiovascular system|chatbot|disassembler|operating room|opinion poll|registered nurse)$/i;

/** The first words of duties, which start with a verb: "inspect", "prepare". */
export function verbsOf(duties: readonly string[]): ReadonlySet<string> {
  return new Set([...duties.map(firstWord), ...rarerVerbs]);
}

/**
 * Whether a skill's name can follow "knowledge of". Lowercase names may be whole activities, such as "inspect
 * aircraft"; a capital begins the name of a field or a tool, such as "Design systems".
 */
export function isNamedByNoun(name: string, verbs: ReadonlySet<string>): boolean {
  return !countedOnce.test(name) && (!/^\p{Ll}+ /u.test(name) || !verbs.has(firstWord(name)));
}

const firstWord = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();
