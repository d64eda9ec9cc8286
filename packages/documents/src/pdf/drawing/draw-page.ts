import type { PDFiumDocument } from '@hyzyla/pdfium';

/** Pixels of a page, four bytes each, row by row. */
export type Pixels = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

/** A page as a person sees it, and the same without its text. */
export type DrawnPage = { readonly whole: Pixels; readonly withoutText: Pixels };

/** Functions of the rendering library, including some that its wrapper does not expose. */
type Pdfium = {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void };
  _FPDF_LoadPage(document: number, number: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    pointer: number,
    stride: number,
  ): number;
  _FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): void;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turns: number,
    flags: number,
  ): void;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_SetIsActive(object: number, isActive: number): void;
};

const textType = 1;
const formType = 5;
const bytesPerPixel = 4;
const opaqueWhite = 0xffffffff;
const withAnnotations = 1;
const deepestForm = 16;

/** Renders a page twice, with a maximum number of pixels. */
export function drawPage(document: PDFiumDocument, number: number, limits: DrawingLimits): DrawnPage {
  const pdfium = pdfiumOf(document);
  const page = pdfium._FPDF_LoadPage(document['documentIdx'], number);
  if (page === 0) throw new Error(`Page ${number} cannot be drawn.`);
  const shown = { width: pdfium._FPDF_GetPageWidth(page), height: pdfium._FPDF_GetPageHeight(page) };
  const scale = Math.min(limits.scale, Math.sqrt(limits.pixels / Math.max(1, shown.width * shown.height)));
  const width = Math.max(1, Math.floor(shown.width * scale));
  const height = Math.max(1, Math.floor(shown.height * scale));
  const pointer = pdfium.wasmExports.malloc(width * height * bytesPerPixel);
  if (pointer === 0) throw new Error('There is no memory to draw a page.');
  try {
    const whole = draw(pdfium, page, { width, height, pointer });
    leaveOutText(pdfium, page);
    return { whole, withoutText: draw(pdfium, page, { width, height, pointer }) };
  } finally {
    pdfium.wasmExports.free(pointer);
    pdfium._FPDF_ClosePage(page);
  }
}

/** Pixels per point, and maximum pixels per page. */
export type DrawingLimits = { readonly scale: number; readonly pixels: number };

function pdfiumOf(document: PDFiumDocument): Pdfium {
  const pdfium: unknown = document['module'];
  if (!isPdfium(pdfium)) throw new Error('The drawing library lacks what it had.');
  return pdfium;
}

const isPdfium = (value: unknown): value is Pdfium =>
  typeof value === 'object' && value !== null && '_FPDFPageObj_SetIsActive' in value;

type Canvas = { readonly width: number; readonly height: number; readonly pointer: number };

function draw(pdfium: Pdfium, page: number, { width, height, pointer }: Canvas): Pixels {
  const stride = width * bytesPerPixel;
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bytesPerPixel, pointer, stride);
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, opaqueWhite);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
    return { width, height, bytes: pdfium.HEAPU8.slice(pointer, pointer + stride * height) };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}

function leaveOutText(pdfium: Pdfium, page: number): void {
  const leaveOut = (object: number, depth: number): void => {
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === textType) pdfium._FPDFPageObj_SetIsActive(object, 0);
    if (type !== formType || depth > deepestForm) return;
    const count = pdfium._FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index++)
      leaveOut(pdfium._FPDFFormObj_GetObject(object, index), depth + 1);
  };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) leaveOut(pdfium._FPDFPage_GetObject(page, index), 0);
}
