// Runs before the first paint so that a chosen theme never flashes. A separate file, since the content security policy
// allows no inline script. `src/lib/theme.ts` writes the stored value.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's theme then holds.
  }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
})();
