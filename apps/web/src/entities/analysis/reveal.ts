/**
 * Scrolls an element into view and focuses it. Inside a scrolling pane, the page only scrolls as far as the pane is cut
 * off.
 */
export function reveal(element: HTMLElement, pane: HTMLElement | null = null): void {
  // A collapsed element can't be scrolled to.
  element.closest('details')?.setAttribute('open', '');
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  element.focus({ preventScroll: true });
  const ownPane = pane && pane.scrollHeight > pane.clientHeight ? pane : null;
  if (!ownPane) {
    element.scrollIntoView({ block: 'center', behavior });
    return;
  }
  ownPane.scrollIntoView({ block: 'nearest', behavior });
  ownPane.scrollTo({ top: element.offsetTop - ownPane.clientHeight / 3, behavior });
}
