import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import type { Expression } from './find-expressions.ts';

const parser = new RegExpParser({ ecmaVersion: 2025 });

export type Backtracking = { readonly isExponential: boolean; readonly parts: readonly string[] };

/** How an expression reads a text more than once; `null` if it does not. */
export function findBacktracking({
  source,
  flags,
}: Pick<Expression, 'source' | 'flags'>): Backtracking | null {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const { reports } = analyse({ pattern, flags: parser.parseFlags(flags) });
  if (reports.length === 0) return null;
  return {
    isExponential: reports.some(({ exponential }) => exponential),
    parts: [
      ...new Set(
        reports.map((report) =>
          report.type === 'Trade' ? `${report.startQuant.raw} and ${report.endQuant.raw}` : report.quant.raw,
        ),
      ),
    ],
  };
}
