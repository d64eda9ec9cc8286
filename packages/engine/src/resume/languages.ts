import { languageNamed } from './language-names.ts';
import type { Line } from './lines.ts';
import type { Evidence, SpokenLanguage } from './resume.ts';
import type { Section } from './sections.ts';

const levels: readonly (readonly [Exclude<SpokenLanguage['level'], null>, RegExp])[] = [
  [
    'native',
    /\b(?:native|mother ?tongue|first language|bilingual|muttersprache|muttersprachler|langue maternelle|nativo|nativa|lengua materna|madrelingua|lingua materna|moedertaal|limba materna|materna|ojczysty)\b/,
  ],
  ['C2', /\b(?:c2|mastery)\b/],
  [
    'C1',
    /\b(?:c1|fluent|fluently|full professional|advanced|verhandlungssicher|fliessend|fliesend|courant|fluido|fluida|avanzado|avanzato|fluente|avancado|vloeiend|fluent|avansat|biegly)\b/,
  ],
  [
    'B2',
    /\b(?:b2|professional working|upper[ -]intermediate|very good|proficient|sehr gut|bien|muy bueno|buono|ottimo|goed|bine)\b/,
  ],
  [
    'B1',
    /\b(?:b1|intermediate|limited working|conversational|conversant|good|gut|intermediaire|intermedio|intermediario|mediu|sredni)\b/,
  ],
  ['A2', /\b(?:a2|elementary|pre[ -]intermediate|grundkenntnisse|notions|elementare)\b/],
  ['A1', /\b(?:a1|basic|beginner|basics|debutant|basico|basis|incepator|podstawowy)\b/],
];

/** Spoken languages from their sections, and from lines elsewhere that tell a level or name several. */
export function readLanguages(sections: readonly Section[]): readonly SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  const inSections = sections.filter((section) => section.kind === 'languages');
  const elsewhere = sections.filter((section) => section.kind !== 'languages');
  for (const section of inSections) for (const line of section.lines) collect(line, found);
  for (const section of elsewhere) {
    for (const line of section.lines)
      if (/\b(?:fluent|languages?|bilingual|native|speak|mother tongue)\b/.test(line.folded))
        collect(line, found);
  }
  return [...found.values()];
}

function collect(line: Line, found: Map<string, SpokenLanguage>): void {
  const mentions: { name: string; at: Evidence }[] = [];
  for (const word of line.folded.matchAll(/\p{L}+/gu)) {
    const name = languageNamed(word[0]);
    // A lower-case "polish" is a verb.
    if (name && /^\p{Lu}/u.test(line.text.slice(word.index))) {
      mentions.push({ name, at: { start: word.index, end: word.index + word[0].length } });
    }
  }
  for (const [index, { name, at }] of mentions.entries()) {
    const after = line.folded.slice(at.end, mentions[index + 1]?.at.start ?? line.folded.length).slice(0, 60);
    const before = line.folded.slice(mentions[index - 1]?.at.end ?? 0, at.start);
    const level =
      levelIn(after) ?? (/\b(?:in|of)\s*$/.test(before) || mentions.length === 1 ? levelIn(before) : null);
    const known = found.get(name);
    const evidence = [{ start: line.start + at.start, end: line.start + at.end }];
    if (!known) found.set(name, { name, level, evidence });
    else if (known.level === null && level !== null)
      found.set(name, { name, level, evidence: [...known.evidence, ...evidence] });
  }
}

function levelIn(folded: string): SpokenLanguage['level'] {
  for (const [level, pattern] of levels) if (pattern.test(folded)) return level;
  return null;
}
