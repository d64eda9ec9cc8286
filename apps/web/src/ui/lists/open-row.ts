import type { MouseEvent } from 'react';

/** Elements that handle a click themselves, instead of the row around them. */
const ownPress =
  'a, button, input, select, textarea, label, summary, fieldset, [role="button"], [role="menuitem"]';

/**
 * Makes a click anywhere on a row open its first link, as the link itself would: with Ctrl or the middle button in
 * another tab. Keyboard users use the link.
 */
export const opensByPress = { onClick: openRow, onAuxClick: openRow } as const;

function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: row, button } = event;
  // Events of portals, such as the menu of a row, bubble up to here as well.
  if (event.defaultPrevented || button > 1 || !(target instanceof Element) || !row.contains(target)) return;
  if (target.closest(ownPress) || isSelecting(row)) return;
  const link = row.querySelector<HTMLAnchorElement>('th a[href], li > a[href], li a[href]');
  if (!link) return;
  if (button === 1) {
    window.open(link.href, '_blank', 'noopener');
    return;
  }
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** A text selection in a row is for copying, not for opening it. */
function isSelecting(row: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && row.contains(selection.anchorNode);
}
