/** The style of a run in a Word document; `size` in points. */
export type RunStyle = { bold?: boolean; italic?: boolean; size?: number; color?: string };

export type ParagraphStyle = {
  /** Points before and after. */
  before?: number;
  after?: number;
  align?: 'center' | 'right';
  /** Left indent with a hanging first line, for bullets; in points. */
  hanging?: number;
  /** Position of a right-aligned tab stop, in points. */
  rightTab?: number;
  /** Color of a rule under the paragraph. */
  rule?: string;
};

/** One run. A tab in the text becomes a Word tab. */
export function run(text: string, { bold, italic, size, color }: RunStyle = {}): string {
  const properties = [
    bold ? '<w:b/>' : '',
    italic ? '<w:i/>' : '',
    color ? `<w:color w:val="${color}"/>` : '',
    size ? `<w:sz w:val="${Math.round(size * 2)}"/>` : '',
  ].join('');
  const content = text
    .split('\t')
    .map((piece) => `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`)
    .join('<w:tab/>');
  return `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`;
}

/** A paragraph with the given runs. */
export function paragraph(runs: string, style: ParagraphStyle = {}): string {
  const twips = (points: number) => Math.round(points * 20);
  const properties = [
    style.rule
      ? `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="${style.rule}"/></w:pBdr>`
      : '',
    style.rightTab ? `<w:tabs><w:tab w:val="right" w:pos="${twips(style.rightTab)}"/></w:tabs>` : '',
    `<w:spacing w:before="${twips(style.before ?? 0)}" w:after="${twips(style.after ?? 0)}"/>`,
    style.hanging ? `<w:ind w:left="${twips(style.hanging)}" w:hanging="${twips(style.hanging)}"/>` : '',
    style.align ? `<w:jc w:val="${style.align}"/>` : '',
  ].join('');
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

/** A table without borders. Rows hold cells, cells hold paragraphs; widths in points. */
export function table(widths: number[], rows: string[][]): string {
  const twips = widths.map((width) => Math.round(width * 20));
  const grid = twips.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const body = rows.map((cells) => {
    const row = cells.map(
      (cell, index) =>
        `<w:tc><w:tcPr><w:tcW w:w="${twips[index] ?? 0}" w:type="dxa"/></w:tcPr>${cell || paragraph('')}</w:tc>`,
    );
    return `<w:tr>${row.join('')}</w:tr>`;
  });
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl>`;
}

/** A paragraph that anchors a floating text box at the right margin; sizes in points. */
export function textBox(content: string, { width, height }: { width: number; height: number }): string {
  const emus = (points: number) => Math.round(points * 12_700);
  const extent = `cx="${emus(width)}" cy="${emus(height)}"`;
  return paragraph(
    '<w:r><w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="2" ' +
      'behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>' +
      '<wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH>' +
      '<wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV>' +
      `<wp:extent ${extent}/><wp:wrapSquare wrapText="left"/><wp:docPr id="1" name="Text box"/><wp:cNvGraphicFramePr/>` +
      '<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp>' +
      `<wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm>` +
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="EEF3F1"/></a:solidFill></wps:spPr>' +
      `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>` +
      '</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>',
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
