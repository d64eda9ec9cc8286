import { type Zippable, zipSync } from 'fflate';
import { writtenAt } from './pdf-file.ts';

/** Parts of a Word document that a layout fills: the XML inside body and page header. */
export type DocxParts = { title: string; body: string; header?: string };

/** Packs the parts into a .docx with fixed dates. */
export function writeDocx({ title, body, header }: DocxParts): Uint8Array {
  const headerReference = header ? '<w:headerReference w:type="default" r:id="rId2"/>' : '';
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(header !== undefined),
    '_rels/.rels': relationships([
      ['rId1', `${office}/officeDocument`, 'word/document.xml'],
      [
        'rId2',
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
    ]),
    'docProps/core.xml': coreProperties(title),
    'word/document.xml': `${declaration}<w:document ${namespaces}><w:body>${body}<w:sectPr>${headerReference}<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1080" w:right="1080" w:bottom="1080" w:left="1080" w:header="560" w:footer="560" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    'word/styles.xml': `${declaration}<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`,
    'word/_rels/document.xml.rels': relationships([
      ['rId1', `${office}/styles`, 'styles.xml'],
      ...(header ? [['rId2', `${office}/header`, 'header1.xml'] as const] : []),
    ]),
  };
  if (header) files['word/header1.xml'] = `${declaration}<w:hdr ${namespaces}>${header}</w:hdr>`;

  const zippable: Zippable = {};
  for (const [path, text] of Object.entries(files)) {
    zippable[path] = [new TextEncoder().encode(text), { mtime: writtenAt, level: 9 }];
  }
  return zipSync(zippable);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
].join(' ');

function contentTypes(withHeader: boolean): string {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const parts = [
    ['/word/document.xml', `${word}.document.main+xml`],
    ['/word/styles.xml', `${word}.styles+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...(withHeader ? [['/word/header1.xml', `${word}.header+xml`]] : []),
  ];
  const overrides = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

function relationships(entries: (readonly [id: string, type: string, target: string])[]): string {
  const list = entries.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}

function coreProperties(title: string): string {
  const at = `${writtenAt.toISOString().slice(0, 19)}Z`;
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped}</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created></cp:coreProperties>`;
}
