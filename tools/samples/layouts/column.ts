/** The style of a text; sizes in points. */
export type TextStyle = {
  font: string;
  size: number;
  color: string;
  /** Extra points between lines. */
  leading?: number;
  /** Extra points between characters. */
  tracking?: number;
};

/** A column on the page, written from top to bottom and continued on the next page. */
export type Column = {
  readonly x: number;
  readonly width: number;
  y: number;
  /** Moves down by the given points. */
  space(points: number): void;
  /** Starts a new page when fewer than `points` are left on this one. */
  keepTogether(points: number): void;
  /** Writes a paragraph across the width of the column. */
  paragraph(text: string, style: TextStyle): void;
  /** Writes a paragraph with a hanging mark such as a bullet. */
  bullet(text: string, style: TextStyle, mark?: string): void;
  /** Writes two texts on one line, the second flush right. */
  ends(left: string, leftStyle: TextStyle, right: string, rightStyle: TextStyle): void;
  /** Draws a horizontal rule. */
  rule(color: string, thickness: number): void;
};

type ColumnPlace = { x: number; width: number; top: number; bottom: number };

export function createColumn(document: PDFKit.PDFDocument, { x, width, top, bottom }: ColumnPlace): Column {
  const use = (style: TextStyle) => document.font(style.font).fontSize(style.size).fillColor(style.color);
  const optionsOf = (style: TextStyle, textWidth: number) => ({
    width: textWidth,
    lineGap: style.leading ?? 0,
    characterSpacing: style.tracking ?? 0,
  });
  const write = (text: string, left: number, textWidth: number, style: TextStyle) => {
    const height = use(style).heightOfString(text, optionsOf(style, textWidth));
    column.keepTogether(height);
    use(style).text(text, left, column.y, optionsOf(style, textWidth));
    return height;
  };

  const column: Column = {
    x,
    width,
    y: top,
    space(points) {
      column.y += points;
    },
    keepTogether(points) {
      if (column.y + points <= bottom) return;
      document.addPage();
      column.y = Math.min(top, 54);
    },
    paragraph(text, style) {
      column.y += write(text, x, width, style);
    },
    bullet(text, style, mark = '•') {
      const indent = style.size * 1.1;
      column.keepTogether(use(style).heightOfString(text, optionsOf(style, width - indent)));
      use(style).text(mark, x, column.y, { lineBreak: false });
      column.y += write(text, x + indent, width - indent, style);
    },
    ends(left, leftStyle, right, rightStyle) {
      const rightWidth = use(rightStyle).widthOfString(right);
      column.keepTogether(leftStyle.size * 1.3);
      const height = write(left, x, width - rightWidth - 8, leftStyle);
      const drop = (leftStyle.size - rightStyle.size) * 0.8;
      use(rightStyle).text(right, x + width - rightWidth, column.y + drop, { lineBreak: false });
      column.y += height;
    },
    rule(color, thickness) {
      document
        .moveTo(x, column.y)
        .lineTo(x + width, column.y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke();
    },
  };
  return column;
}
