/** Encodings by code page number; other code pages are read as Windows-1252, which most files use. */
const encodingByCodePage: Readonly<Record<number, string>> = {
  437: 'windows-1252',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** Code pages by a font's character set (\fcharset), as Windows numbers them. */
const codePageByCharacterSet: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** The Windows code page of a font's character set (`\fcharset`); `null` if it has none. */
export function codePageOfCharacterSet(characterSet: number): number | null {
  return codePageByCharacterSet[characterSet] ?? null;
}

const decoders = new Map<string, InstanceType<typeof TextDecoder>>();

/** Decodes bytes, given as Latin-1 text, of a code page. */
export function decodeBytes(bytes: string, codePage: number): string {
  // Half of all text is ASCII, which all these code pages share.
  if (!/[\x80-\xff]/.test(bytes)) return bytes;
  const encoding = encodingByCodePage[codePage] ?? 'windows-1252';
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding);
  decoders.set(encoding, decoder);
  return decoder.decode(Buffer.from(bytes, 'latin1'));
}
