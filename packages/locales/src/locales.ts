import { ar } from './ar/index.ts';
import { bg } from './bg/index.ts';
import { bn } from './bn/index.ts';
import { cs } from './cs/index.ts';
import { da } from './da/index.ts';
import { de } from './de/index.ts';
import { el } from './el/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { et } from './et/index.ts';
import { fa } from './fa/index.ts';
import { fi } from './fi/index.ts';
import { fil } from './fil/index.ts';
import { fr } from './fr/index.ts';
import { he } from './he/index.ts';
import { hi } from './hi/index.ts';
import { hr } from './hr/index.ts';
import { hu } from './hu/index.ts';
import { id } from './id/index.ts';
import { it } from './it/index.ts';
import { ja } from './ja/index.ts';
import { ko } from './ko/index.ts';
import { lt } from './lt/index.ts';
import { lv } from './lv/index.ts';
import { nb } from './nb/index.ts';
import { nl } from './nl/index.ts';
import { pl } from './pl/index.ts';
import { pt } from './pt/index.ts';
import { ro } from './ro/index.ts';
import { ru } from './ru/index.ts';
import { sk } from './sk/index.ts';
import { sl } from './sl/index.ts';
import { sq } from './sq/index.ts';
import { sr } from './sr/index.ts';
import { sv } from './sv/index.ts';
import { sw } from './sw/index.ts';
import { th } from './th/index.ts';
import { tr } from './tr/index.ts';
import { uk } from './uk/index.ts';
import { ur } from './ur/index.ts';
import { vi } from './vi/index.ts';
import { zh } from './zh/index.ts';

/** The languages of resumes and adverts. If two of them share a word, the first wins. */
export const locales = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  ro,
  pl,
  ru,
  uk,
  bg,
  sr,
  sl,
  cs,
  sk,
  hr,
  hu,
  tr,
  sv,
  da,
  nb,
  fi,
  et,
  lv,
  lt,
  sq,
  id,
  fil,
  sw,
  el,
  he,
  ar,
  ur,
  fa,
  hi,
  bn,
  th,
  vi,
  ja,
  zh,
  ko,
] as const;
