import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.en.languages,
  otherNames: `en английською|nl flemish|zh putonghua|ur urdu|ta தமிழ்|gu ગુજરાતી|pa ਪੰਜਾਬੀ|or odia|si sinhalese|
      fa farsi dari|hy հայերեն|ka ქართული|kk қазақ|th thai|ig igbo|zu zulu|so somali|ca catala|
      ga gaelic gaeilge|tw twi|ak akan|nd ndebele|ny chichewa|az azerbaijani|cnr montenegrin|km ខ្មែរ|lo lao|
      tcy tulu|nan-latn hokkien|gd gaidhlig|ff fula|la latinum|ht haitian_creole haitian kreyol creole|
      ase american_sign_language asl sign_language|bfi british_sign_language bsl`,
  levels: {
    native: 'native|mother ?tongue|first language|bilingual',
    C2: 'mastery',
    C1: 'fluent|fluently|fluency|full professional|advanced',
    B2: 'professional working|upper[ -]intermediate|very good|proficient',
    B1: 'intermediate|limited working|conversational|conversant|everyday|good',
    A2: 'elementary|pre[ -]intermediate|kitchen|broken|rusty|learning|school',
    A1: 'basic|beginner|basics',
  },
  lines: 'fluent|fluency|languages?|bilingual|native|speak|mother tongue',
  and: 'and',
};
