import { strToU8, zipSync } from 'fflate';

/** Parts of a Word document under test: the body's XML, and other parts by the type of their relationship. */
export type DocxParts = {
  readonly body: string;
  readonly styles?: string;
  readonly theme?: string;
  readonly numbering?: string;
  readonly settings?: string;
  readonly header?: string;
  readonly footer?: string;
  readonly footnotes?: string;
  readonly comments?: string;
  /** Namespace of the main vocabulary; by default the transitional one. */
  readonly namespace?: string;
  readonly mainPart?: string;
  /** Targets of links in the body and the header, by id. */
  readonly links?: Readonly<Record<string, string>>;
};

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document of the given parts, as bytes. Fictional people only. */
export function makeDocx(parts: DocxParts): Uint8Array {
  const { body, namespace = transitional, mainPart = 'word/document.xml', links = {}, ...others } = parts;
  const root = (name: string, content: string) =>
    `<w:${name} xmlns:w="${namespace}" xmlns:r="${relationshipTypes}" ` +
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
    'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ' +
    'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:own="urn:example:own" ' +
    `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${content}</w:${name}>`;
  const rootNames: Record<string, string> = { header: 'hdr', footer: 'ftr' };
  const related = Object.entries(others);
  const folder = mainPart.slice(0, mainPart.lastIndexOf('/') + 1);
  const external = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${relationshipTypes}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  const files: Record<string, Uint8Array> = {
    '_rels/.rels': strToU8(relationships([['main', 'officeDocument', mainPart]])),
    [mainPart]: strToU8(root('document', `<w:body>${body}</w:body>`)),
    [`${folder}_rels/${mainPart.slice(folder.length)}.rels`]: strToU8(
      relationships(
        related.map(([type]) => [type, type, `${type}.xml`]),
        external,
      ),
    ),
    [`${folder}_rels/header.xml.rels`]: strToU8(relationships([], external)),
  };
  for (const [type, content] of related) {
    const xml = type === 'theme' ? content : root(rootNames[type] ?? type, content);
    files[`${folder}${type}.xml`] = strToU8(xml);
  }
  return zipSync(files);
}

function relationships(
  entries: readonly (readonly [id: string, type: string, target: string])[],
  external: readonly string[] = [],
): string {
  const items = entries.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${relationshipTypes}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[...items, ...external].join('')}</Relationships>`;
}

export const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${content}</w:p>`;

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;

export const table = (rows: readonly (readonly string[])[], properties = ''): string =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
