/** Data of a picture's header, available without decoding. */
export type PictureHeader = {
  readonly format: 'png' | 'jpeg';
  /** Pixels, as stored. */
  readonly width: number;
  readonly height: number;
  /** How to turn the stored picture upright, 1-8 as in Exif 2.3, tag 0x0112; 1 is upright. */
  readonly orientation: number;
};

/** Reads the header of a PNG or JPEG; `null` if the bytes are neither, or end too early. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return readPngHeader(view);
    if (view.getUint16(0) === 0xffd8) return readJpegHeader(view);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

function readPngHeader(view: DataView): PictureHeader {
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20), orientation: 1 };
}

function readJpegHeader(view: DataView): PictureHeader | null {
  let orientation = 1;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    if (marker === 0xe1) orientation = readExifOrientation(view, at + 4, length - 2) ?? orientation;
    if (isFrameStart(marker)) {
      return { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation };
    }
    at += 2 + length;
  }
  return null;
}

/** SOF0-SOF15 except DHT, JPG and DAC, which share their range. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readExifOrientation(view: DataView, start: number, length: number): number | null {
  if (length < 14 || view.getUint32(start) !== 0x45786966) return null;
  const tiff = start + 6;
  const littleEndian = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, littleEndian);
  const entries = view.getUint16(directory, littleEndian);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, littleEndian) !== 0x0112) continue;
    const orientation = view.getUint16(at + 8, littleEndian);
    return orientation >= 1 && orientation <= 8 ? orientation : null;
  }
  return null;
}
