import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import type { LanguageSample } from './sample.ts';
import { spanish } from './spanish.ts';

export const samples: readonly LanguageSample[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  romanian,
  polish,
];
