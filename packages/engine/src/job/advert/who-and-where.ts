/** "BS1 4QT", "R95 X2Y4": codes that end an address. */
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[AC-FHKNPRTV-Y]\d[\dW] ?[A-Z\d]{4}\b(?=\W*$)/;
const street =
  /\b(?:unit|suite|floor|p\.?o\.? box) \d|\b\d+[A-Za-z]?,? (?:\p{Lu}[\p{L}'’.]* ){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|drive|way|close|square|place|park|court|terrace|crescent|quay|boulevard|blvd|highway)\b/iu;
const telephone = /(?:\+|\b0|\(0|\b)\d[\d ()./-]{8,16}\d\b/;
/** "Mill & Marsh LLP – Denver": a legal form and no sentence. */
const legalForm =
  /^[\p{Lu}\d](?:(?!\b(?:you|we|is|are|has|have|must|required?|experience|with)\b).){0,60}\b(?:LLP|LLC|Ltd|LTD|Limited|LIMITED|Inc|INC|PLC|plc|GmbH|Pty|Pvt)\b.{0,40}$/u;

const mostWords = 14;

/** A line that says who the employer is, where it has its door or how to call it, and nothing of the work. */
export const tellsWhoAndWhere = (line: string): boolean =>
  line.split(/\s+/).length <= mostWords &&
  [postcode, street, telephone, legalForm].some((pattern) => pattern.test(line));
