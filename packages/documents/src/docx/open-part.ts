import type { Frame } from '../story/frame.ts';
import type { BlockCounter } from '../story/story.ts';
import { StoryBuilder } from '../story/story-builder.ts';
import { OpenLinks } from './open-links.ts';
import { OpenParagraphs, type ParagraphContext } from './open-paragraphs.ts';
import { createSection, type Section } from './section-references.ts';
import type { Settings } from './settings.ts';

/** Data of the rest of the file that every part needs. */
export type StoryContext = ParagraphContext & {
  readonly blocks: BlockCounter;
  readonly settings: Settings;
  /** Target of the part's relationship with this id; `null` unless it is an address worth keeping. */
  linkTarget(id: string): string | null;
};

/** A part of the document while it is being read. */
export type OpenPart = {
  readonly context: StoryContext;
  /** The notes to read, by id. */
  readonly noteIds: ReadonlySet<string>;
  readonly story: StoryBuilder;
  readonly paragraphs: OpenParagraphs;
  readonly links: OpenLinks;
  readonly references: { readonly headers: string[]; readonly footers: string[] };
  readonly footnoteIds: Set<string>;
  readonly endnoteIds: Set<string>;
  section: Section;
  /** Whether the following characters are text rather than white space between elements. */
  isText: boolean;
  /** Whether the following characters are the instruction of a field. */
  isInstruction: boolean;
  /** The open drawings, the innermost last. */
  readonly frames: Frame[];
  hasBackdrop: boolean;
  /** Whether the open note is to be skipped. */
  isOtherNote: boolean;
};

const white = 'FFFFFF';

/** A part before its first element; only the notes in `noteIds` will be read. */
export function openPart(context: StoryContext, noteIds: ReadonlySet<string>): OpenPart {
  const story = new StoryBuilder(context.blocks, white);
  return {
    context,
    noteIds,
    story,
    paragraphs: new OpenParagraphs(story, context),
    links: new OpenLinks(),
    references: { headers: [], footers: [] },
    footnoteIds: new Set(),
    endnoteIds: new Set(),
    section: createSection(),
    isText: false,
    isInstruction: false,
    frames: [],
    hasBackdrop: false,
    isOtherNote: false,
  };
}

/** Adds text to the open paragraph; does nothing inside a note that is skipped. */
export function addText(part: OpenPart, text: string): void {
  if (!part.isOtherNote) part.paragraphs.addText(text, part.links.target);
}
