import { findHiding } from '../looks/find-hiding.ts';
import type { Look, MutableLook } from '../looks/look.ts';
import type { BlockCounter, Story } from '../story/story.ts';
import { type ParagraphEnd, StoryBuilder } from '../story/story-builder.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import { readColour, type ThemeColours } from './colours.ts';
import type { ListMarks } from './numbering.ts';
import { addRunProperty, readShading } from './run-look.ts';
import {
  addReferences,
  createSection,
  readSectionProperty,
  type SectionReferences,
} from './section-references.ts';
import type { Settings } from './settings.ts';
import { type Styles, toHeadingLevel } from './styles.ts';

export type StoryContext = {
  readonly styles: Styles;
  readonly theme: ThemeColours;
  readonly marks: ListMarks;
  readonly blocks: BlockCounter;
  readonly settings: Settings;
};

export type DocxStory = Story & {
  readonly references: SectionReferences;
  /** Ids of the notes that the text refers to. */
  readonly footnoteIds: ReadonlySet<string>;
  readonly endnoteIds: ReadonlySet<string>;
};

/** Deleted and moved text, older looks of tracked changes, readings above characters. */
const skipped = new Set([
  'w:del',
  'w:moveFrom',
  'w:rt',
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tcPrChange',
  'w:trPrChange',
  'w:sdtPr',
]);

/** Square English Metric Units of four square inches: a banner or a sidebar, not an icon. */
const smallestBackdrop = 4 * 914_400 ** 2;

const white = 'FFFFFF';

/** What a paragraph says of itself, while it is open. */
type ParagraphProperties = {
  styleId: string | null;
  shading: string | null;
  outlineLevel: number | null;
  listId: string | null;
  listLevel: number;
};

/**
 * Reads one part of a document (`w:document`, `w:hdr`, `w:ftr`, `w:footnotes`) in reading order. Of notes, only
 * those in `noteIds` are read. Throws `ZipError` on XML that is refused.
 */
export function readStory(
  bytes: Uint8Array,
  context: StoryContext,
  noteIds?: ReadonlySet<string>,
): DocxStory {
  const { styles, theme, marks, blocks, settings } = context;
  const names: string[] = [];
  const story = new StoryBuilder(blocks, white);
  const paragraphs: (ParagraphProperties | null)[] = [];
  const choices: boolean[] = [];
  const footnoteIds = new Set<string>();
  const endnoteIds = new Set<string>();
  let section = createSection();
  const references = { headers: [] as string[], footers: [] as string[] };
  let paragraph: ParagraphProperties | null = null;
  let direct: MutableLook = {};
  let characterStyleId: string | null = null;
  let look: Look | null = null;
  let skipDepth = 0;
  let isText = false;
  let hasBackdrop = false;
  let isBehind = false;
  let isOtherNote = false;

  const runLook = (): Look => {
    look ??= {
      ...styles.defaults,
      ...styles.paragraph(paragraph?.styleId ?? null).look,
      ...styles.other(characterStyleId).look,
      ...direct,
    };
    return look;
  };

  const addText = (text: string): void => {
    if (!paragraph || isOtherNote) return;
    const { bold = false, fontSize = 10 } = runLook();
    const shading = paragraph.shading ?? styles.paragraph(paragraph.styleId).shading;
    const hiddenBy = findHiding(runLook(), shading ?? story.background);
    const isOnBarePage = hiddenBy === 'colour' && !runLook().background && !shading && story.isOutermost;
    story.addPiece({ text, fontSize, bold, hiddenBy, isOnBarePage });
  };

  const endOfParagraph = (): ParagraphEnd => {
    const style = styles.paragraph(paragraph?.styleId ?? null);
    const outlineLevel = paragraph?.outlineLevel ?? null;
    const listId = paragraph?.listId ?? style.listId;
    return {
      headingLevel: outlineLevel === null ? style.headingLevel : toHeadingLevel(outlineLevel),
      mark: listId !== null && listId !== '0' ? marks.next(listId, paragraph?.listLevel ?? 0) : '',
    };
  };

  const openProperty = (element: XmlElement, parent: string): void => {
    if (parent === 'w:rPr' || parent === 'w14:textFill') {
      // The properties of a paragraph's end mark say nothing of its text.
      if (names.includes('w:pPr') && names.lastIndexOf('w:pPr') > names.lastIndexOf('w:r')) return;
      if (element.name === 'w:rStyle') characterStyleId = element.attribute('val') ?? null;
      else addRunProperty(direct, element, theme);
      look = null;
    } else if (element.name === 'w:shd') {
      const colour = readShading(element, theme);
      if (!colour) return;
      if (parent === 'w:tcPr') story.setBackground(colour);
      else if (parent === 'w:pPr' && paragraph) paragraph.shading = colour;
      else if (parent === 'w:tblPr') story.setTableBackground(colour);
    } else if (parent === 'w:pPr' && paragraph) {
      if (element.name === 'w:pStyle') paragraph.styleId = element.attribute('val') ?? null;
      else if (element.name === 'w:outlineLvl') paragraph.outlineLevel = Number(element.attribute('val'));
    } else if (parent === 'w:numPr' && paragraph) {
      if (element.name === 'w:numId') paragraph.listId = element.attribute('val') ?? null;
      else if (element.name === 'w:ilvl') paragraph.listLevel = Number(element.attribute('val') ?? 0);
    } else if (parent === 'w:tblPr' && element.name === 'w:tblStyle') {
      if (styles.other(element.attribute('val') ?? null).coloursCells) story.setTableBackground('unknown');
    } else if (parent === 'w:sectPr') readSectionProperty(section, element);
  };

  walkXml(bytes, {
    open(element) {
      const parent = names.at(-1) ?? '';
      names.push(element.name);
      if (skipDepth > 0 || skipped.has(element.name) || isSecondChoice(element.name)) {
        skipDepth += 1;
        return;
      }
      switch (element.name) {
        case 'w:p':
          paragraphs.push(paragraph);
          story.openParagraph();
          paragraph = {
            styleId: null,
            shading: null,
            outlineLevel: null,
            listId: null,
            listLevel: 0,
          };
          look = null;
          break;
        case 'w:r':
          direct = {};
          characterStyleId = null;
          look = null;
          break;
        case 'w:t':
        case 'm:t':
          isText = true;
          break;
        case 'w:tab':
          if (parent === 'w:r') addText('\t');
          break;
        case 'w:ptab':
          addText('\t');
          break;
        case 'w:br':
        case 'w:cr':
          story.breakLine();
          break;
        case 'w:noBreakHyphen':
          addText('-');
          break;
        case 'w:sym':
          addText(symbolFrom(element.attribute('char') ?? ''));
          break;
        case 'w:tbl':
          story.openTable();
          break;
        case 'w:tr':
          story.openRow();
          break;
        case 'w:tc':
          story.openCell();
          break;
        case 'w:txbxContent':
          story.openBox();
          break;
        case 'mc:AlternateContent':
          choices.push(false);
          break;
        case 'wp:anchor':
          isBehind = element.attribute('behindDoc') === '1' || element.attribute('behindDoc') === 'true';
          break;
        case 'wp:extent':
          if (
            isBehind &&
            Number(element.attribute('cx')) * Number(element.attribute('cy')) >= smallestBackdrop
          ) {
            hasBackdrop = true;
          }
          break;
        case 'w:sectPr':
          section = createSection();
          break;
        case 'w:footnoteReference':
          footnoteIds.add(element.attribute('id') ?? '');
          break;
        case 'w:endnoteReference':
          endnoteIds.add(element.attribute('id') ?? '');
          break;
        case 'w:background':
          if (settings.showsPageColour) story.setBackground(readColour(element, 'color', theme) ?? 'unknown');
          break;
        case 'w:footnote':
        case 'w:endnote':
          isOtherNote = !noteIds?.has(element.attribute('id') ?? '');
          break;
        default:
          openProperty(element, parent);
      }
    },
    close(name) {
      names.pop();
      if (skipDepth > 0) {
        skipDepth -= 1;
        return;
      }
      switch (name) {
        case 'w:p':
          story.closeParagraph(endOfParagraph);
          paragraph = paragraphs.pop() ?? null;
          look = null;
          break;
        case 'w:t':
        case 'm:t':
          isText = false;
          break;
        case 'w:tc':
          story.closeCell();
          break;
        case 'w:tr':
          story.closeRow();
          break;
        case 'w:tbl':
          story.closeTable();
          break;
        case 'w:txbxContent':
          story.closeBox();
          break;
        case 'mc:AlternateContent':
          choices.pop();
          break;
        case 'wp:anchor':
          isBehind = false;
          break;
        case 'w:sectPr':
          addReferences(references, section, settings.hasEvenPages);
          break;
      }
    },
    text(text) {
      if (isText && skipDepth === 0) addText(text);
    },
  });

  /** Of the variants that programs may choose from, the first is read, and only that one. */
  function isSecondChoice(name: string): boolean {
    if (name !== 'mc:Choice' && name !== 'mc:Fallback') return false;
    const wasChosen = choices.at(-1) === true;
    if (choices.length > 0) choices[choices.length - 1] = true;
    return wasChosen;
  }

  return { lines: story.lines, references, hasBackdrop, footnoteIds, endnoteIds };
}

/** The character that a symbol's hexadecimal number stands for; a space where it stands for none. */
function symbolFrom(digits: string): string {
  const code = Number.parseInt(digits, 16) || 0x20;
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
