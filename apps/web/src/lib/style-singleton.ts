import { useEffect } from 'react';

type StyleProps = { readonly styles: string };

/**
 * Replaces the package react-style-singleton, with which Radix locks scrolling behind a dialog. The package inserts a
 * style element, which our content security policy blocks; a constructed style sheet is allowed.
 */
export function styleSingleton(): (props: StyleProps) => null {
  const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet();
  let users = 0;

  return function Style({ styles }) {
    useEffect(() => {
      if (!sheet) return;
      users += 1;
      if (users === 1) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [styles]);
    return null;
  };
}
