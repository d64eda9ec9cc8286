/** Text direction of the page, from the document; left to right if there is no document yet. */
export function pageDirection(): 'ltr' | 'rtl' {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
