import type { DocumentFormat, HiddenText } from '@winnow/document-model';
import type { Draft, DraftLine, DraftPiece } from '../assemble-document.ts';
import type { Story, StoryPiece } from './story.ts';

/** The visible lines of the stories, and separately the hidden text. */
export function draftStories(format: DocumentFormat, stories: readonly Story[]): Draft {
  const hasBackdrop = stories.some((story) => story.hasBackdrop);
  const isSeen = (piece: StoryPiece) => piece.hiddenBy === null || (piece.isOnBarePage && hasBackdrop);
  const lines: DraftLine[] = [];
  const hidden: HiddenText[] = [];
  for (const { pieces, headingLevel, block, gapBefore } of stories.flatMap((story) => story.lines)) {
    const seen = pieces.filter(isSeen);
    for (const piece of pieces) {
      if (!isSeen(piece) && piece.hiddenBy)
        hidden.push({ technique: piece.hiddenBy, page: null, text: piece.text });
    }
    lines.push({
      pieces: seen.map(toDraftPiece),
      page: null,
      box: null,
      ...dominantStyle(seen),
      headingLevel,
      block,
      gapBefore,
    });
  }
  return { format, lines, hidden, pages: [], notes: [] };
}

function toDraftPiece({ text, link }: StoryPiece): DraftPiece {
  return link
    ? { text, box: null, links: [{ start: 0, end: text.length, target: link }] }
    : { text, box: null };
}

/** The size and weight of most characters in a line. */
function dominantStyle(pieces: readonly StoryPiece[]): { fontSize: number | null; bold: boolean } {
  const charactersBySize = new Map<number, number>();
  let characters = 0;
  let boldCharacters = 0;
  for (const { text, fontSize, bold } of pieces) {
    const count = text.trim().length;
    characters += count;
    if (bold) boldCharacters += count;
    if (fontSize !== null) charactersBySize.set(fontSize, (charactersBySize.get(fontSize) ?? 0) + count);
  }
  const [largest] = [...charactersBySize].sort((a, b) => b[1] - a[1]);
  return { fontSize: largest?.[0] ?? null, bold: boldCharacters * 2 > characters };
}
