import type { AliasTexts } from './alias-texts.ts';

export const texts: AliasTexts = { alias: (code) => `Bewerbung ${code}` };
