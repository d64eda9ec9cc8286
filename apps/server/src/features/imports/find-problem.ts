import type { ImportItemReason } from '@winnow/contracts';

/** Archives within an archive are refused: the sender could not check their content first. */
const archive = /\.(?:zip|rar|7z|tar|t?gz|bz2|xz)$/i;

/** Why a file with this path is refused whatever its content; `null` if it is accepted. */
export function findProblem(path: string): ImportItemReason | null {
  const parts = path.split(/[/\\]/);
  const isOutside = parts.includes('..') || parts[0] === '' || /^[a-z]:$/i.test(parts[0] ?? '');
  if (isOutside) return 'outside-path';
  return archive.test(path) ? 'nested-archive' : null;
}
