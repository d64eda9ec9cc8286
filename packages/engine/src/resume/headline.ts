import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { chooseEmployment } from './employment.ts';
import { readParts } from './header-parts.ts';
import { readLabel } from './labels.ts';
import { isProse } from './line-look.ts';
import type { Line } from './lines.ts';
import type { Fact, Position } from './resume.ts';
import { headingKind } from './sections.ts';

/** How far below the name a headline stands. */
const headlineLines = 4;

/** What the candidate calls themselves beside their name: "Tax Adviser - Acme Ltd". Undated. */
export function readHeadlines(
  lines: readonly Line[],
  name: Fact<string> | null,
  vocabulary: Vocabulary,
): readonly Position[] {
  const nameEnd = name?.evidence[0]?.end ?? 0;
  const below = lines.filter((line) => line.end > nameEnd).slice(0, headlineLines);
  const positions: Position[] = [];
  for (const line of below) {
    if (
      headingKind(line) !== null ||
      /[@\d:]/.test(line.text) ||
      isProse(line) ||
      line.words > 12 ||
      readLabel(line)
    )
      continue;
    const parts = readParts(line, [], vocabulary).filter(
      (part) => part.start >= nameEnd && part.kind !== 'place',
    );
    if (!parts.some((part) => part.kind === 'title' && part.certainty >= 0.8)) continue;
    const known = parts.filter((part) => part.kind !== 'unknown' || parts.length === 2);
    const employment = chooseEmployment(known);
    if (!employment?.title) continue;
    positions.push({
      ...employment,
      start: null,
      end: null,
      months: null,
      evidence: [{ start: line.start, end: line.end }],
    });
  }
  return positions;
}
