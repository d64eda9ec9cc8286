/**
 * Finds an element again after the page was redrawn: by its id, or by its tag, its text or link and its position among
 * equal ones.
 */
export type FocusPlace =
  | { readonly id: string }
  | { readonly tag: string; readonly says: string /** Among those alike. */; readonly place: number };

/** Where focus is; `null` for what takes it by a script alone, and where nothing has it. */
export function placeOf(element: Element | null): FocusPlace | null {
  if (!(element instanceof HTMLElement) || element.tabIndex < 0) return null;
  if (hasOwnId(element)) return { id: element.id };
  const tag = element.localName;
  const says = sayingOf(element);
  return { tag, says, place: alike(tag, says).indexOf(element) };
}

/** Gives focus back, without moving the page; false while the element is not there or cannot have it. */
export function focusOn(place: FocusPlace): boolean {
  const element =
    'id' in place ? document.getElementById(place.id) : alike(place.tag, place.says)[place.place];
  element?.focus({ preventScroll: true });
  return element !== undefined && element !== null && document.activeElement === element;
}

function alike(tag: string, says: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => sayingOf(element) === says);
}

function sayingOf(element: HTMLElement): string {
  const named = ['href', 'aria-label', 'name', 'value'].flatMap((name) => element.getAttribute(name) ?? []);
  return named[0] ?? element.textContent;
}

/** Ids that React and Radix make up are others when the page is drawn again. */
function hasOwnId({ id }: Element): boolean {
  return id !== '' && !/^(?:radix-|_r_|«|:r)/.test(id);
}
