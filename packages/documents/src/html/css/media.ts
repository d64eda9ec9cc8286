import { splitList } from './split-css.ts';

const widthInPixels = 1280;

/** Whether an `@media` query applies to a page on a computer screen. */
export function isForScreen(query: string): boolean {
  const text = query.trim().toLowerCase();
  return text === '' || splitList(text).some(holds);
}

function holds(query: string): boolean {
  const isNot = /^not\b/.test(query);
  const conditions = query.replace(/^(?:not|only)\b/, '').split(/\band\b/);
  return conditions.every((condition) => meets(condition.trim())) !== isNot;
}

function meets(condition: string): boolean {
  if (!condition.startsWith('(')) return ['', 'screen', 'all'].includes(condition);
  const [, side, feature, value] =
    /^\(\s*(?:(min|max)-)?([a-z-]+)\s*(?::\s*([^\s)][^)]*)?)?\)$/.exec(condition) ?? [];
  if (feature === 'width' || feature === 'device-width') {
    const width = Number.parseFloat(value ?? '') * (/(?:em|rem)\s*$/.test(value ?? '') ? 16 : 1);
    return side === 'max' ? width >= widthInPixels : side === 'min' ? width <= widthInPixels : false;
  }
  // Preferences such as dark mode or reduced motion are set by few people.
  if (feature?.startsWith('prefers-')) return value === 'light' || value === 'no-preference';
  return feature !== 'print' && feature !== 'monochrome' && feature !== 'orientation'
    ? true
    : value?.trim() === 'landscape';
}
