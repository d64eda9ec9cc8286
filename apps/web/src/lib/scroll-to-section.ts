/** Scrolls to a part of the page, smoothly where motion is welcome, and lets the keyboard go on from there. */
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
