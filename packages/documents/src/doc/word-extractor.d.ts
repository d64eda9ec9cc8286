/** The part of word-extractor 1.0.4 that is used; the package brings no types. */
declare module 'word-extractor' {
  type Parts = { readonly includeBody?: boolean; readonly includeHeadersAndFooters?: boolean };
  type Document = {
    getBody(): string;
    getHeaders(options?: { readonly includeFooters?: boolean }): string;
    getFooters(): string;
    getFootnotes(): string;
    getEndnotes(): string;
    getTextboxes(options?: Parts): string;
  };
  export default class WordExtractor {
    extract(bytes: Buffer): Promise<Document>;
  }
}
