import type { Story } from '../story/story.ts';
import { walkXml } from '../xml/walk-xml.ts';
import { LeftOutElements } from './left-out-elements.ts';
import { addText, openPart, type StoryContext } from './open-part.ts';
import type { SectionReferences } from './section-references.ts';
import { beginnings, endings, takeProperty } from './story-elements.ts';

export type DocxStory = Story & {
  readonly references: SectionReferences;
  /** Ids of the notes that the text refers to. */
  readonly footnoteIds: ReadonlySet<string>;
  readonly endnoteIds: ReadonlySet<string>;
};

const noNotes: ReadonlySet<string> = new Set();

/**
 * Reads one part of a document (`w:document`, `w:hdr`, `w:ftr`, `w:footnotes`) in reading order. Of notes, only
 * those in `noteIds` are read. Throws `ZipError` on XML that is refused.
 */
export function readStory(
  bytes: Uint8Array,
  context: StoryContext,
  noteIds: ReadonlySet<string> = noNotes,
): DocxStory {
  const part = openPart(context, noteIds);
  const names: string[] = [];
  const leftOut = new LeftOutElements();
  walkXml(bytes, {
    open(element) {
      const parent = names.at(-1) ?? '';
      names.push(element.name);
      if (leftOut.open(element)) return;
      const begin = beginnings[element.name];
      if (begin) begin(part, element, parent);
      else if (parent === 'w:rPr' || isInTextFill(names)) {
        // The properties of a paragraph's end mark do not apply to its text.
        const isOfEndMark = names.lastIndexOf('w:pPr') > names.lastIndexOf('w:r');
        if (!isOfEndMark) part.paragraphs.takeRunProperty(element);
      } else takeProperty(part, element, parent);
    },
    close(name) {
      names.pop();
      if (!leftOut.close(name)) endings[name]?.(part);
    },
    text(text) {
      if (leftOut.isInside) return;
      if (part.isText) addText(part, text);
      else if (part.isInstruction) part.links.takeInstruction(text);
      else part.frames.at(-1)?.takeText(text);
    },
  });
  const { story, references, hasBackdrop, footnoteIds, endnoteIds } = part;
  return { lines: story.lines, references, hasBackdrop, footnoteIds, endnoteIds };
}

/** Whether the element is in the solid fill color that Word 2010 and later use for letters. */
function isInTextFill(names: readonly string[]): boolean {
  if (!names.at(-1)?.startsWith('w14:') || names.at(-1) === 'w14:textFill') return false;
  return names.includes('w14:textFill') && !names.includes('w14:gradFill');
}
