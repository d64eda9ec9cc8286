/** Verbs that begin the name of a skill, and no duty. */
const rarerVerbs = ['cast', 'emboss', 'fell'];

/** One thing or one person, which nobody has knowledge of without an article. */
const countedOnce =
  /^(cardiovascular system|chatbot|disassembler|operating room|opinion poll|registered nurse)$/i;

/** The first words of duties, which begin with a verb: "inspect", "prepare". */
export function verbsOf(duties: readonly string[]): ReadonlySet<string> {
  return new Set([...duties.map(firstWord), ...rarerVerbs]);
}

/**
 * Whether a skill's name can follow "knowledge of". Names in small letters may be whole deeds, such as "inspect
 * aircraft"; a capital begins the name of a field or a tool, such as "Design systems".
 */
export function isNamedByNoun(name: string, verbs: ReadonlySet<string>): boolean {
  return !countedOnce.test(name) && (!/^\p{Ll}+ /u.test(name) || !verbs.has(firstWord(name)));
}

const firstWord = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();
