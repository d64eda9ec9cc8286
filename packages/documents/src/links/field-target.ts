import { readTarget } from './read-target.ts';

/** Maximum length of a field instruction; longer ones are ignored. */
export const longestInstruction = 2_000;

const hyperlink = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s"\\]+))/i;

/** Target of a Word field by its instruction: `HYPERLINK "https://example.org" \o "a hint"`. */
export function fieldTarget(instruction: string): string | null {
  const [, quoted, bare] = hyperlink.exec(instruction.slice(0, longestInstruction)) ?? [];
  const written = quoted ?? bare;
  return written === undefined ? null : readTarget(written);
}
