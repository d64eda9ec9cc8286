/** Which way the page's language runs: what the document says, and left to right where there is none yet. */
export function pageDirection(): 'ltr' | 'rtl' {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
