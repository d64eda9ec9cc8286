import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

/**
 * The part of Tesseract's compiled interface that is used here. It runs inside this process: no worker, no
 * download, no file written (its file system is memory).
 */
type TesseractModule = {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
};

type TesseractApi = {
  Init(folder: string, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  /** Loads `/input`; orientation as in Exif, angle in radians, scale 1 to leave the size. 0 is success. */
  SetImageFile(orientation: number, angle: number, scale: number): number;
  FindLines(): number;
  /** Slope of the text lines in radians, after `FindLines`. */
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
};

export type RecognisedWord = {
  readonly text: string;
  /** 0-100, as Tesseract reports it. */
  readonly confidence: number;
  /** Words of one line have the same number. */
  readonly line: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** LSTM only, the engine that the language data supports. */
const lstmEngine = 1;
/** Detects blocks, columns and lines automatically. */
const automaticSegmentation = 3;
/** Lines that slope less than a third of a degree are left unchanged. */
const minSlope = 0.005;

let loading: Promise<{ module: TesseractModule; api: TesseractApi }> | null = null;

/**
 * The words in a picture (PNG, JPEG or PNM bytes) in pixels of the picture after it was turned upright; `null` if the
 * picture cannot be decoded. Orientation is an Exif value, 1-8.
 */
export async function recogniseWords(
  picture: Uint8Array,
  { orientation, dotsPerInch }: { orientation: number; dotsPerInch: number },
): Promise<RecognisedWord[] | null> {
  loading ??= load();
  const { module, api } = await loading;
  module.FS.writeFile('/input', picture);
  try {
    if (api.SetImageFile(orientation, 0, 1) !== 0) return null;
    api.SetVariable('user_defined_dpi', String(dotsPerInch));
    api.SetPageSegMode(automaticSegmentation);
    straighten(api, orientation);
    if (api.Recognize(null) !== 0) return null;
    return readTable(api.GetTSVText(0));
  } finally {
    module.FS.unlink('/input');
  }
}

function straighten(api: TesseractApi, orientation: number): void {
  if (api.FindLines() !== 0) return;
  const slope = api.GetGradient();
  if (Math.abs(slope) >= minSlope && Math.abs(slope) < 0.5) api.SetImageFile(orientation, slope, 1);
}

async function load() {
  const require = createRequire(import.meta.url);
  // Plain SIMD, since results of relaxed SIMD may differ between processors.
  const createModule = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (options: {
    print(): void;
    printErr(): void;
  }) => Promise<TesseractModule>;
  const module = await createModule({ print() {}, printErr() {} });
  const packed = readFileSync(require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
  module.FS.writeFile('eng.traineddata', gunzipSync(packed));
  const api = new module.TessBaseAPI();
  if (api.Init('.', 'eng', lstmEngine) !== 0) throw new Error('the language data could not be loaded');
  return { module, api };
}

/** Rows of Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, conf, text. */
function readTable(table: string): RecognisedWord[] {
  const words: RecognisedWord[] = [];
  let line = 0;
  for (const row of table.split('\n')) {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level === '4') line += 1;
    if (level !== '5' || text.trim() === '') continue;
    words.push({
      text: text.trim(),
      confidence: Number(confidence),
      line,
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    });
  }
  return words;
}
