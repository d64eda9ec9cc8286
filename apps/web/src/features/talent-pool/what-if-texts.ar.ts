import { formatsOf } from '../../lib/language/formats.ts';
import type { WhatIfTexts } from './what-if-texts.ts';

const { number } = formatsOf('ar');
const candidates = (count: number) => `المرشحون: ${number(count)}`;

export const texts: WhatIfTexts = {
  title: (job) => `ماذا لو · ${job} · Winnow`,
  heading: 'ماذا لو',
  explanation:
    'غيّر الأوزان والمتطلبات الأساسية لترى من يتصدر مجمع المواهب كله. لا يُحفظ شيء إلا إذا اخترت ذلك، والتجربة لا تكلف رصيدًا.',
  back: 'العودة إلى الوظيفة',
  requirements: 'المتطلبات',
  weight: (line) => `وزن «${line}»`,
  must: 'متطلب أساسي',
  reset: 'إعادة الضبط',
  failed: 'تعذّر ترتيب مجمع المواهب',
  retry: 'إعادة المحاولة',
  total: (now, before) =>
    now === before ? candidates(now) : `${candidates(now)} (سابقًا: ${number(before)})`,
  enters: (count, first) => `يدخلون ضمن أول ${number(first)}: ${number(count)}`,
  leaves: (count, first) => `يخرجون من أول ${number(first)}: ${number(count)}`,
  same: (first) => `لا أحد يدخل ضمن أول ${number(first)} أو يخرج منها.`,
  first: (first) => `أول ${number(first)}`,
  rank: (rank) => number(rank),
  before: (rank) => (rank === null ? 'جديد' : `سابقًا: ${number(rank)}`),
  nobody: 'لا مرشحين مطابقين',
  nobodyWords: 'قلّل المتطلبات الأساسية أو أضف سيرًا ذاتية.',
  weightIs: (weight) => `الوزن ${weight}`,
  removed: 'لم يعد متطلبًا',
  conflict: (version) => `حُفظ الإصدار ${number(version)} بينما كنت تجرّب أوزانًا أخرى. اختر ما يُعتمد.`,
  save: 'الحفظ في الوظيفة',
  saveWords: 'يحفظ إصدارًا جديدًا دون رصيد. تبقى الدرجات حتى تعيد تقييم المرشحين مجانًا.',
  saved: (version) => `حُفظ الإصدار ${number(version)}.`,
  allJobs: 'كل الوظائف',
  noJob: {
    missing: 'الوظيفة غير موجودة',
    missingWords: 'ربما حُذفت.',
    failed: 'تعذّر تحميل هذه الوظيفة',
    retry: 'إعادة المحاولة',
  },
  notCompared: (count) => `متطلبات لا تُقارن إلا في التحليل الكامل: ${number(count)}.`,
  because: {
    weight: ({ line, shows, othersShow }) =>
      othersShow === null
        ? `بسبب «${line}»: يُظهر ${shows}`
        : `بسبب «${line}»: يُظهر ${shows}، والآخرون ${othersShow} في المتوسط`,
    must: ({ line }) => `لا يحقق «${line}»، وقد صار متطلبًا أساسيًا`,
    'must-dropped': ({ line }) => `لم يعد «${line}» متطلبًا أساسيًا`,
    others: ({ line }) => `لأن ترتيب مرشحين آخرين تغيّر بسبب «${line}»`,
  },
};
