import type { XmlElement } from '../xml/walk-xml.ts';

/** Header and footer parts of a section, by relationship id, in document order. */
export type SectionReferences = { readonly headers: readonly string[]; readonly footers: readonly string[] };

/** A section of the document while it is being read. */
export type Section = {
  readonly parts: { readonly kind: string; readonly type: string; readonly id: string }[];
  hasTitlePage: boolean;
};

export const createSection = (): Section => ({ parts: [], hasTitlePage: false });

/** Applies one child of `w:sectPr` to a section. */
export function readSectionProperty(section: Section, element: XmlElement): void {
  if (element.name === 'w:titlePg') section.hasTitlePage = element.attribute('val') !== '0';
  if (element.name !== 'w:headerReference' && element.name !== 'w:footerReference') return;
  section.parts.push({
    kind: element.name,
    type: element.attribute('type') ?? 'default',
    id: element.attribute('id') ?? '',
  });
}

/** Headers of first and even pages are shown only if the section and the document enable them. */
export function addReferences(
  references: { headers: string[]; footers: string[] },
  section: Section,
  hasEvenPages: boolean,
): void {
  for (const { kind, type, id } of section.parts) {
    if (type === 'first' && !section.hasTitlePage) continue;
    if (type === 'even' && !hasEvenPages) continue;
    const list = kind === 'w:headerReference' ? references.headers : references.footers;
    if (!list.includes(id)) list.push(id);
  }
}
