import { useEffect } from 'react';

type StyleProps = { readonly styles: string };

/**
 * Stands in for the package react-style-singleton, by which Radix keeps the page behind a dialog from scrolling. That
 * one writes a style element, which our content security policy refuses; a style sheet made by script it allows.
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
