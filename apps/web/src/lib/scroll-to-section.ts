/** Scrolls to a section, smoothly unless reduced motion is set, and moves focus there. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ behavior: isMotionWelcome() ? 'smooth' : 'instant', block: 'start' });
  section.focus({ preventScroll: true });
}

/** Whether the user hasn't asked for reduced motion. */
export function isMotionWelcome(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
