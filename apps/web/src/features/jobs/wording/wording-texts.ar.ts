import type { WordingTexts } from './wording-texts.ts';

export const texts: WordingTexts = {
  heading: 'الصياغة',
  none: 'لا توجد صياغة تُقصي أحدًا.',
  kinds: { biased: 'متحيّزة', exclusionary: 'تُقصي بعض الناس', vague: 'غامضة' },
  replace: (words) => `استبدال بـ«${words}»`,
  leaveOut: 'إزالة',
  advice: (advice) => `الأفضل: ${advice}.`,
  show: 'إظهار في النص',
  showNamed: (words) => `إظهار في النص: «${words}»`,
};
