import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// A second is short on a machine that does much else; what is there at once is not waited for.
configure({ asyncUtilTimeout: 30_000 });

// The files of a worker share one page of jsdom, which is expensive to make; each begins with it as it was made. Those about
// the build have none.
if ('document' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
