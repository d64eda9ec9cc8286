/**
 * Brings an element into view and focuses it, so that both eye and keyboard arrive there. Inside a pane that
 * scrolls, the page moves only as far as the pane is cut off.
 */
export function reveal(element: HTMLElement, pane: HTMLElement | null = null): void {
  // What is folded away has no place on the page.
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
