import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';

let loading: Promise<PDFiumLibrary> | null = null;

/** The page renderer; loaded once, when the first page must be rendered. */
export function loadPdfium(): Promise<PDFiumLibrary> {
  const wasm = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  loading ??= PDFiumLibrary.init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer });
  return loading;
}
