/** An East Asian character set whose codes a predefined CMap uses (ISO 32000-1, table 118). */
export type LegacyCharset = {
  /** Length in bytes of the code that starts with `lead`. */
  codeLength(lead: number): number;
  text(code: number, length: number): string | null;
};

const charsets: readonly (readonly [pattern: RegExp, label: string])[] = [
  [/RKSJ/, 'shift_jis'],
  [/^(?:GB|GBpc|GBK\w*|GBT?)-EUC|^GBK2K|^GBKp/, 'gbk'],
  [/B5/, 'big5'],
  [/^KSC/, 'euc-kr'],
  [/^EUC-[HV]$/, 'euc-jp'],
];

/**
 * The character set of a predefined CMap by name; `null` for other maps, such as those to CIDs of a font collection.
 */
export function legacyCharset(cmapName: string): LegacyCharset | null {
  const label = charsets.find(([pattern]) => pattern.test(cmapName))?.[1];
  if (label === undefined) return null;
  const decoder = new TextDecoder(label, { fatal: true });
  return {
    codeLength(lead) {
      if (lead < 0x81) return 1;
      // Half-width kana are the single bytes of Shift JIS.
      return label === 'shift_jis' && lead >= 0xa0 && lead <= 0xdf ? 1 : 2;
    },
    text(code, length) {
      try {
        return decoder.decode(length === 1 ? Uint8Array.of(code) : Uint8Array.of(code >> 8, code));
      } catch {
        return null;
      }
    },
  };
}
