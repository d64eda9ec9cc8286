import { strToU8, zipSync } from 'fflate';
import { makeDoc, property, two } from '../../packages/documents/src/testing/make-doc.ts';

type File = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The resume in the formats without a sample, with a style and a position for every line, so that all of it is read.
 */
export function inOtherFormats(name: string, text: string): File[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [
    { name: `${name}.rtf`, bytes: asRtf(lines) },
    { name: `${name}.html`, bytes: asHtml(lines) },
    { name: `${name}.odt`, bytes: asOdt(lines) },
    { name: `${name}.doc`, bytes: asDoc(lines) },
    { name: `${name}.json`, bytes: asJsonResume(lines) },
    { name: `${name}.xml`, bytes: asEuropass(lines) },
  ];
}

const isHeading = (line: string): boolean => line.length > 2 && line === line.toUpperCase();

function asRtf(lines: readonly string[]): Uint8Array {
  const escaped = (line: string) =>
    line.replace(/[\\{}]/g, '\\$&').replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0)}?`);
  const paragraphs = lines.map((line, index) => {
    if (isHeading(line)) return `{\\b\\fs28\\cf2 ${escaped(line)}}\\par`;
    if (index % 5 === 4)
      return `\\trowd\\cellx4000\\cellx9000\\intbl ${escaped(line)}\\cell\\cell\\row\\pard`;
    return `{\\fs22 ${escaped(line)}}{\\v 1}\\par`;
  });
  const head =
    '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0\\green0\\blue0;\\red20\\green60\\blue90;}';
  return strToU8(`${head}${paragraphs.join('\n')}{\\header Page}{\\*\\annotation seen}}`, true);
}

function asJsonResume(lines: readonly string[]): Uint8Array {
  const work = lines.map((line) => ({
    position: line,
    startDate: '2019-02',
    highlights: [line],
    more: line,
  }));
  return strToU8(JSON.stringify({ basics: { name: lines[0] }, work }));
}

function asEuropass(lines: readonly string[]): Uint8Array {
  const positions = lines.map((line) => {
    const words = escapeMarkup(line);
    return `<PositionHistory><PositionTitle>${words}</PositionTitle><Description>${escapeMarkup(`<p>${words}</p>`)}</Description></PositionHistory>`;
  });
  return strToU8(
    `<Candidate xmlns="http://www.europass.eu/1.0"><CandidateProfile><EmploymentHistory><EmployerHistory>${positions.join('')}</EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`,
  );
}

function asHtml(lines: readonly string[]): Uint8Array {
  const elements = lines.map((line, index) => {
    if (isHeading(line)) return `<h2 class="head">${escapeMarkup(line)}</h2>`;
    if (index % 5 === 4) return `<table><tr><td>${escapeMarkup(line)}<td class="note">1</table>`;
    return `<p style="color: #222">${escapeMarkup(line)}<br></p>`;
  });
  const style =
    '.head { color: rgb(20 60 90) } @media print { .note { display: none } } p > b:not(.x) { width: 0 }';
  return strToU8(`<!doctype html><title>Resume</title><style>${style}</style>${elements.join('\n')}`);
}

function asOdt(lines: readonly string[]): Uint8Array {
  const namespaces = ['office', 'text', 'style', 'table']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  const formats = 'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
  const styles =
    '<style:style style:name="H" style:family="paragraph"><style:text-properties fo:color="#143c5a"/></style:style>';
  const body = lines.map((line, index) => {
    if (isHeading(line))
      return `<text:h text:outline-level="1" text:style-name="H">${escapeMarkup(line)}</text:h>`;
    const paragraph = `<text:p>${escapeMarkup(line)}<text:tab/></text:p>`;
    return index % 5 === 4
      ? `<table:table><table:table-row><table:table-cell>${paragraph}</table:table-cell></table:table-row></table:table>`
      : paragraph;
  });
  const content = `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body.join('')}</office:text></office:body>`;
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content ${namespaces} ${formats}>${content}</office:document-content>`,
    ),
  });
}

function asDoc(lines: readonly string[]): Uint8Array {
  const fontSize = 0x4a43;
  const hidden = 0x083c;
  return makeDoc({
    body: lines.map((line, index) => ({
      style: isHeading(line) ? 1 : 0,
      runs: [
        { text: line, properties: property(fontSize, ...two(index % 7 === 6 ? 18 : 22)) },
        { text: ' ', properties: property(hidden, 1) },
      ],
    })),
    styles: [{ kind: 1 }, { kind: 1, basedOn: 0, builtIn: 1 }],
    headers: { header: [{ runs: [{ text: 'Resume' }] }] },
    footnotes: [{ runs: [{ text: 'In 2019.' }] }],
  });
}

const escapeMarkup = (line: string): string => line.replace(/&/g, '&amp;').replace(/</g, '&lt;');
