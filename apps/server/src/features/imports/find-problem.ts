import type { ImportItemReason } from '@winnow/contracts';

/** Archives within an archive are not opened: nobody would see what is inside before it is sent. */
const archive = /\.(?:zip|rar|7z|tar|t?gz|bz2|xz)$/i;

/** Why a file with this path is not taken, whatever it holds; `null` where it is. */
export function findProblem(path: string): ImportItemReason | null {
  const parts = path.split(/[/\\]/);
  const isOutside = parts.includes('..') || parts[0] === '' || /^[a-z]:$/i.test(parts[0] ?? '');
  if (isOutside) return 'outside-path';
  return archive.test(path) ? 'nested-archive' : null;
}
