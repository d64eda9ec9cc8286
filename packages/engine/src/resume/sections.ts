import { headingWords, type SectionKind, sectionKinds } from './heading-words.ts';
import type { Line } from './lines.ts';

export type Section = {
  readonly kind: SectionKind | 'top';
  readonly heading: Line | null;
  readonly lines: readonly Line[];
};

/** The lines in sections, in text order: what stands before the first heading is the `top`. */
export function findSections(lines: readonly Line[]): readonly Section[] {
  const sections: Section[] = [];
  let kind: SectionKind | 'top' = 'top';
  let heading: Line | null = null;
  let content: Line[] = [];
  const close = () => {
    if (heading || content.length > 0) sections.push({ kind, heading, lines: content });
  };
  for (const [index, line] of lines.entries()) {
    const found = continuesSentence(line, lines[index - 1]) ? null : headingKind(line);
    if (found !== null && !(isInner(found) && (kind === 'experience' || found === 'detail'))) {
      close();
      [kind, heading, content] = [found, line, []];
      continue;
    }
    const beside = found === null ? headingBeside(line) : null;
    if (beside !== null) {
      close();
      [kind, heading, content] = [beside.kind, line, [beside.rest]];
      continue;
    }
    const inline = found === null ? inlineHeading(line) : null;
    if (inline === null) {
      content.push(line);
      continue;
    }
    close();
    if (kind === inline.kind || endsOthers.has(inline.kind) || kind === 'top') {
      [kind, heading, content] = [inline.kind, line, [inline.rest]];
    } else {
      // "Languages: English, French" inside another section speaks for one line only.
      sections.push({ kind: inline.kind, heading: line, lines: [inline.rest] });
      [heading, content] = [null, []];
    }
  }
  close();
  return sections;
}

const endsOthers: ReadonlySet<SectionKind> = new Set<SectionKind>(['education', 'experience', 'summary']);

/** Headings that divide a position and not the resume. */
const isInner = (kind: SectionKind): boolean => kind === 'detail' || kind === 'awards';

/** A lone word at the end of a wrapped sentence may look like a heading. */
const continuesSentence = (line: Line, previous: Line | undefined): boolean =>
  line.words === 1 &&
  previous !== undefined &&
  !line.gapBefore &&
  previous.text.length >= 50 &&
  /[\p{Ll},]$/u.test(previous.text) &&
  /^\p{Lu}\p{Ll}+$/u.test(line.text);

/** What the line is the heading of; `null` for a line that is none. */
export function headingKind(line: Line): SectionKind | null {
  if (line.words > 8 || line.text.length > 70) return null;
  const text = line.folded.replace(/[:.\-–—_=*#|\s]+$/, '');
  if (/[.!?;]$/.test(line.text) || /,/.test(text)) return null;
  const kind = kindOfWords(text);
  if (kind === null) return null;
  // A lower-case line of body text ("experience in sales") is no heading.
  return line.text !== line.folded || line.words <= 2 ? kind : null;
}

type InlineHeading = { readonly kind: SectionKind; readonly rest: Line };

/** "Languages: English, French": the heading and what follows it on its line. */
function inlineHeading(line: Line): InlineHeading | null {
  const colon = line.text.indexOf(':');
  if (colon < 4 || colon > 36) return null;
  return splitAfterHeading(line, colon, colon + 1);
}

/** A heading in a column of its own, its section in the next: the cells of a line are parted by tabs. */
function headingBeside(line: Line): InlineHeading | null {
  const tab = line.text.indexOf('\t');
  return tab < 4 || tab > 36 ? null : splitAfterHeading(line, tab, tab + 1);
}

function splitAfterHeading(line: Line, end: number, next: number): InlineHeading | null {
  const kind = kindOfWords(line.folded.slice(0, end));
  if (kind === null || kind === 'detail') return null;
  const after = line.text.slice(next);
  const skip = next + (after.length - after.trimStart().length);
  const text = line.text.slice(skip);
  if (text === '') return null;
  const rest = {
    ...line,
    start: line.start + skip,
    text,
    folded: line.folded.slice(skip),
    words: text.split(/\s+/).length,
  };
  return { kind, rest };
}

/** A phrase is a heading when every word of it is used in headings and one names a section. */
export function kindOfWords(folded: string): SectionKind | null {
  const phrase = folded
    .replace(/^(?:section\s+)?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.):]\s*/, '')
    .replace(/[^\p{L}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (phrase === '') return null;
  const spaced = /^(?:\p{L} ){3,}\p{L}$/u.test(phrase) ? phrase.replaceAll(' ', '') : phrase;
  const known = kindByPhrase.get(spaced);
  if (known) return known;
  const words = spaced.split(' ');
  if (!words.every((word) => modifiers.has(word) || kindsByKey.has(word))) return null;
  const named = new Set(words.flatMap((word) => kindsByKey.get(word) ?? []));
  // Words of two sections in one heading: all must be of the section's own or common in headings.
  return (
    sectionKinds.find(
      (kind) =>
        named.has(kind) && words.every((word) => modifiers.has(word) || headingWords[kind].keys.has(word)),
    ) ?? null
  );
}

const kindByPhrase = new Map<string, SectionKind>();
const kindsByKey = new Map<string, SectionKind[]>();
for (const kind of sectionKinds) {
  for (const phrase of headingWords[kind].phrases)
    if (!kindByPhrase.has(phrase)) kindByPhrase.set(phrase, kind);
  for (const key of headingWords[kind].keys) kindsByKey.set(key, [...(kindsByKey.get(key) ?? []), kind]);
}

const modifiers = new Set(
  `professional personal work working career job relevant related other additional selected key core main previous past current
present recent general technical academic business industry industrial corporate my of and the in a for with to full time part
experience experiences history background profile summary overview details detail information record records section area areas
highlights qualification qualifications organizational employment international teaching research practical major
de la el las los des du et e y do da dos das und der die das et van en di del si
professionnelle professionnelles professionnel professionnels profesional laboral laborales profissional professionale professionali lavorative
beruflicher berufliche personlichen personliche werk profesionala formation academica academique zawodowe`.split(
    /\s+/,
  ),
);
