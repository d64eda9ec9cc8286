import type { Verdict } from '../verdicts.ts';
import { questionInArabic } from './question-in-arabic.ts';
import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations, Manner } from './statements.ts';

const { month, months, monthsAgo, number, list, choice, language, plural } = spellingOf('ar-u-nu-latn');

const inLines = (count: number): string =>
  plural(count, {
    one: 'في سطر واحد',
    two: 'في سطرين',
    few: `في ${number(count)} أسطر`,
    many: `في ${number(count)} سطرًا`,
    other: `في ${number(count)} سطر`,
  });

const datedPositions = (count: number): string =>
  plural(count, {
    one: 'في وظيفة مؤرخة واحدة',
    two: 'في وظيفتين مؤرختين',
    few: `في ${number(count)} وظائف مؤرخة`,
    many: `في ${number(count)} وظيفة مؤرخة`,
    other: `في ${number(count)} وظيفة مؤرخة`,
  });

const positionsInAll = (count: number): string =>
  plural(count, {
    one: 'في وظيفة واحدة',
    two: 'في وظيفتين',
    few: `في ${number(count)} وظائف`,
    many: `في ${number(count)} وظيفة`,
    other: `في ${number(count)} وظيفة`,
  });

const positionsOfKind = (count: number): string =>
  plural(count, {
    one: 'في وظيفة واحدة من هذا النوع',
    two: 'في وظيفتين من هذا النوع',
    few: `في ${number(count)} وظائف من هذا النوع`,
    many: `في ${number(count)} وظيفة من هذا النوع`,
    other: `في ${number(count)} وظيفة من هذا النوع`,
  });

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'الثانوية العامة',
  vocational: 'تدريب مهني',
  associate: 'دبلوم متوسط',
  bachelor: 'بكالوريوس',
  master: 'ماجستير',
  doctorate: 'دكتوراه',
};
const level = (name: string): string => (name === 'native' ? 'لغة أم' : name);
const verdict: Readonly<Record<Verdict, string>> = {
  met: 'متحقق',
  partly: 'متحقق جزئيًا',
  'not-met': 'غير متحقق',
  'not-found': 'غير موجود',
};
const credit = (value: number | null): string => (value === null ? 'غير مُقيَّم' : number(value));
const score = (value: number | null): string => (value === null ? 'لا درجة' : number(value));

const shownBy = (how: Manner, by: string): string => {
  const words: Readonly<Record<Manner, string>> = {
    used: 'مستخدمة في العمل',
    listed: 'مذكورة في قائمة فقط',
    piled: 'في كتلة كلمات مفتاحية فقط',
    implied: `يدل عليها ${by}`,
    'of-title': `يدل عليها المسمى الوظيفي ${by}`,
    related: `المهارة القريبة ${by} فقط`,
    'of-suite': `جزء من ${by}`,
    broader: `المهارة الأعم ${by} فقط`,
    'not-shown': 'المهارة نفسها غير ظاهرة',
  };
  return words[how];
};

const partName: Explanations['partName'] = {
  showing: 'كيف تظهر المهارة',
  'length-of-use': 'مدة الاستخدام',
  'recency-of-use': 'آخر استخدام',
  word: 'كلمة',
  phrase: 'كل الكلمات في سطر واحد',
  nearness: 'قرب المعنى',
  position: 'وظيفة',
  'position-described': 'وظيفة بحسب وصفها',
  'corrected-years': 'سنوات صُحّحت يدويًا',
  'shown-by-person': 'أكّده شخص',
  'held-title': 'أقرب مسمى وظيفي',
  'degree-level': 'مستوى الشهادة',
  'degree-field': 'تخصص الشهادة',
  certificate: 'الشهادة المهنية',
  'language-shown': 'اللغة',
  'language-level': 'مستوى اللغة',
  'asked-skill': 'مهارة مطلوبة',
  'occupation-lines': 'الأسطر الأقرب إلى هذه المهن',
  'occupation-together': 'هذه الأسطر معًا',
  'terms-line': 'سطر فيه مصطلحات مميزة',
};

export const texts: Explanations = {
  reason: {
    sentence: ({ text }) => text,
    'skill-not-found': () => 'غير موجودة في السيرة.',
    'skill-used': ({ months: used, monthsSince }) => {
      if (used === null) return 'مستخدمة في إحدى الوظائف.';
      if (monthsSince === null) return `مستخدمة في العمل مدة ${months(used)}.`;
      return monthsSince === 0
        ? `مستخدمة في العمل مدة ${months(used)} حتى اليوم.`
        : `مستخدمة في العمل مدة ${months(used)}، وآخرها ${monthsAgo(monthsSince)}.`;
    },
    'skill-listed': () => 'مذكورة في قائمة، ولا تظهر في أي وظيفة.',
    'skill-piled': () => 'لا توجد إلا في كتلة كلمات مفتاحية لا يسندها شيء آخر في السيرة.',
    'skill-implied': ({ skill }) => `يدل عليها ${skill}.`,
    'skill-of-title': ({ title }) => `يدل عليها المسمى الوظيفي ${title}.`,
    'skill-related': ({ skill }) => `لا تظهر إلا المهارة القريبة ${skill}.`,
    'skill-of-suite': ({ suite }) => `جزء من ${suite}.`,
    'skill-broader': ({ skill }) => `لا تظهر إلا المهارة الأعم ${skill}.`,
    'skill-in-words': () => 'ترد بعض كلماتها، لكن المهارة نفسها لا ترد.',
    'skill-few-words': () => 'غير موجودة. ترد كلمات قليلة منها في موضع آخر.',
    'years-undated': () => 'لا توجد وظيفة لها تواريخ يمكن عدّها.',
    'years-in-all': ({ months: shown, asked, positions: count }) =>
      `${months(shown)} ${datedPositions(count)}؛ والمطلوب ${months(asked)}.`,
    'shown-by-person': () => 'أكّد شخص أن مقطعًا من السيرة يُثبت ذلك.',
    'years-corrected': ({ months: shown, asked }) =>
      `${months(shown)} إجمالًا بعد التصحيح يدويًا؛ والمطلوب ${months(asked)}.`,
    'years-of-kind': ({ months: shown, asked, positions: count, titled }) => {
      const more = titled < shown && titled < asked && shown >= asked;
      const byTitle =
        titled === 0 ? 'ولا يثبت المسمى الوظيفي شيئًا منها' : `وتثبت المسميات الوظيفية منها ${months(titled)}`;
      return `${months(shown)} ${positionsOfKind(count)}؛ والمطلوب ${months(asked)}${more ? `، ${byTitle}` : ''}.`;
    },
    'years-of-kind-undated': () => 'يُذكر عمل من هذا النوع، لكن ليس في وظيفة مؤرخة.',
    'years-of-kind-none': () => 'لا تُظهر أي وظيفة عملًا من هذا النوع.',
    'worked-in-field': ({ positions: count }) => `عمل في هذا المجال ${positionsInAll(count)}.`,
    'field-described': ({ positions: count }) => `يُذكر هذا العمل في الوصف ${positionsInAll(count)}.`,
    'title-not-found': () => 'لا توجد وظيفة بهذا المسمى أو بمسمى قريب منه.',
    'title-held': ({ title }) => `شغل وظيفة ${title}.`,
    'title-held-lower': ({ title }) => `شغل وظيفة ${title}، وهي أدنى رتبة.`,
    'title-in-words': () => 'ترد كلمات المسمى، لكن لا توجد وظيفة كهذه.',
    'education-not-found': () => 'لا تذكر السيرة التعليم.',
    'degree-not-named': () => 'لا تُذكر شهادة بهذا المستوى.',
    'degree-below': () => 'أعلى شهادة مذكورة أدنى من المطلوبة.',
    'degree-met': () => 'شهادة بالمستوى والتخصص المطلوبين.',
    'degree-other-field': () => 'شهادة بهذا المستوى، لكن في تخصص آخر أو بلا تخصص مذكور.',
    'degree-one-below': () => 'شهادة أدنى بمستوى واحد.',
    'degree-in-progress': () => 'الدراسة جارية ولم تكتمل الشهادة بعد.',
    'degree-by-experience': ({ months: shown, asked }) =>
      shown >= asked
        ? `لا توجد شهادة كهذه، لكن توجد خبرة من هذا النوع مدتها ${months(shown)} يقبلها الوصف الوظيفي.`
        : `لا توجد شهادة كهذه. يقبل الوصف الوظيفي الخبرة بدلًا منها: ${months(shown)}؛ والمطلوب ${months(asked)}.`,
    'certificate-not-found': () => 'غير مذكورة في السيرة.',
    'certificate-named': () => 'مذكورة في السيرة.',
    'certificate-in-progress': () => 'قيد الحصول عليها، ولم تُمنح بعد.',
    'language-not-found': () => 'لا تذكرها السيرة.',
    'language-written': ({ language: code }) => `السيرة مكتوبة بهذه اللغة (${language(code)}).`,
    'language-named': () => 'مذكورة بين اللغات.',
    'language-below': ({ level: named, asked }) => `مذكورة بمستوى ${level(named)}؛ والمطلوب ${level(asked)}.`,
    'place-unknown': () => 'لا تذكر السيرة مكان السكن. ولا تدخل الأماكن في التقييم.',
    'place-same': () => 'تذكر السيرة المكان نفسه. ولا تدخل الأماكن في التقييم.',
    'place-ask': () => 'سؤال للمرشح. ولا تدخل الأماكن في التقييم.',
    'terms-ask': () => 'سؤال للمرشح. ولا تدخل ظروف العمل في التقييم.',
    'lines-not-found': () => 'لا يذكره أي سطر في السيرة.',
    'lines-speak': () => 'أسطر في السيرة تثبته.',
    'lines-speak-partly': () => 'أسطر في السيرة تثبت جزءًا منه.',
    'near-in-meaning': () => 'غير موجود. وسطر واحد يقول شيئًا قريبًا بكلمات أخرى.',
    'coverage-pending': () => 'يتبع المتطلبات الأخرى.',
    'coverage-none': () => 'لا تظهر أي من المهارات المطلوبة.',
    'coverage-shown': ({ shown, of }) => `المهارات الظاهرة: ${number(shown)} من ${number(of)} مطلوبة.`,
    'occupation-far': () => 'القليل من السيرة عن هذا النوع من العمل.',
    'occupation-partly': () => 'أجزاء من السيرة عن هذا النوع من العمل.',
    'occupation-near': () => 'السيرة عن هذا النوع من العمل.',
    'terms-few': () => 'لا يكاد يرد شيء من هذه المصطلحات في السيرة.',
    'terms-shown': ({ shown, of }) => `المصطلحات الواردة في السيرة: ${number(shown)} من ${number(of)}.`,
    'terms-shown-in-forms': ({ shown, of }) =>
      `المصطلحات الواردة في السيرة بالصيغة نفسها أو بصيغة قريبة: ${number(shown)} من ${number(of)}.`,
  },
  part: {
    showing: ({ how, by }) => shownBy(how, by ?? ''),
    'length-of-use': ({ months: used }) =>
      used === null ? 'مدة الاستخدام: بلا تواريخ' : `مدة الاستخدام: ${months(used)}`,
    'recency-of-use': ({ monthsSince }) => {
      if (monthsSince === null) return 'آخر استخدام: بلا تواريخ';
      return monthsSince === 0 ? 'آخر استخدام: اليوم' : `آخر استخدام: ${monthsAgo(monthsSince)}`;
    },
    word: ({ word, lines }) => (lines === 0 ? `«${word}»: غير موجودة` : `«${word}» ${inLines(lines)}`),
    phrase: ({ lines }) =>
      lines === 0 ? 'كل الكلمات في سطر واحد: غير موجودة' : `كل الكلمات معًا ${inLines(lines)}`,
    nearness: () => 'سطر قريب في المعنى',
    position: ({ title, months: own }) => `${title ?? 'وظيفة بلا مسمى'}: ${months(own)}`,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'وظيفة بلا مسمى'}: ${months(own)}، بحسب وصفها فقط`,
    'corrected-years': ({ months: own }) => `صُحّحت يدويًا: ${months(own)}`,
    'shown-by-person': () => 'أكّده شخص',
    'held-title': ({ title }) =>
      title === null ? 'المسمى الوظيفي: لا شيء قريب' : `أقرب مسمى وظيفي: ${title}`,
    'degree-level': ({ level: named }) => `المستوى: ${named === null ? 'غير مذكور' : degree[named]}`,
    'degree-field': ({ field }) => `التخصص: ${field ?? 'غير مذكور'}`,
    certificate: ({ held }) => (held ? 'مذكورة على أنها ممنوحة' : 'قيد الحصول عليها'),
    'language-shown': ({ written }) => (written ? 'السيرة مكتوبة بها' : 'مذكورة بين اللغات'),
    'language-level': ({ level: named }) => `المستوى: ${named === null ? 'غير مذكور' : level(named)}`,
    'asked-skill': ({ skill }) => skill,
    'occupation-lines': ({ lines }) => `الأقرب إلى هذه المهن: ${inLines(lines)}`,
    'occupation-together': () => 'الأسطر نفسها معًا',
    'terms-line': ({ terms }) => `سطر فيه من المصطلحات: ${number(terms)}`,
  },
  missing: {
    showing: ({ how }) => {
      if (how === 'used') return null;
      if (how === 'listed') return 'استخدامها في وظيفة موصوفة يكسب أكثر.';
      if (how === 'piled') return 'كتلة الكلمات المفتاحية لا تكاد تكسب شيئًا.';
      return 'لا تذكر السيرة المهارة نفسها.';
    },
    'length-of-use': ({ months: used }) =>
      used === null ? 'لا تُظهر أي وظيفة مؤرخة مدة استخدامها.' : 'استخدام أطول يكسب أكثر.',
    'recency-of-use': ({ monthsSince }) =>
      monthsSince === null
        ? 'لا تُظهر أي وظيفة مؤرخة متى استُخدمت آخر مرة.'
        : `كان آخر استخدام لها ${monthsAgo(monthsSince)}.`,
    word: () => null,
    phrase: ({ lines }) => (lines === 0 ? 'لا يجمع أي سطر كل الكلمات.' : null),
    nearness: () => null,
    position: () => null,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'وظيفة'} (${months(own)}) تُحتسب جزئيًا: لا يذكر هذا العمل إلا وصفها.`,
    'corrected-years': () => null,
    'shown-by-person': () => null,
    'held-title': ({ title }) =>
      title === null
        ? 'لا توجد وظيفة بهذا المسمى أو بمسمى قريب منه.'
        : `${title} قريب من المسمى المطلوب وليس هو نفسه.`,
    'degree-level': ({ asked }) => (asked === null ? null : `يطلب الوصف الوظيفي: ${degree[asked]}.`),
    'degree-field': ({ asked }) => `التخصص المطلوب: ${choice(asked)}.`,
    certificate: () => 'لم تُمنح بعد.',
    'language-shown': () => null,
    'language-level': ({ asked }) => `المستوى المطلوب: ${level(asked)}.`,
    'asked-skill': () => null,
    'occupation-lines': () => 'أسطر أكثر عن هذا النوع من العمل تكسب أكثر.',
    'occupation-together': () => null,
    'terms-line': () => null,
  },
  doubt: {
    sentence: ({ text }) => text,
    truncated: () => 'النص أطول من الحد المسموح، ولم يُقرأ آخره.',
    'pages-left-out': () => 'في المستند صفحات أكثر من الحد المسموح، ولم تُقرأ الأخيرة منها.',
    ocr: () => 'تعرّفنا على نص من صورة، وقد تكون فيه أخطاء.',
    'undecodable-text': () => 'تعذّر فك بعض الرموز.',
    damaged: () => 'الملف تالف، وقد تنقص منه أجزاء.',
    'pages-without-text': () => 'بعض الصفحات صور فقط.',
    silent: () => 'لا تتضمن السيرة ما يمكن تقييمه.',
    'no-position': () => 'لم توجد أي وظيفة في السيرة.',
    'no-dates': () => 'لا توجد وظيفة لها تواريخ.',
    'old-file': ({ month: last }) =>
      `آخر تاريخ في الملف هو ${month(last)}: تُحسب الوظائف المستمرة حتى ذلك التاريخ.`,
    'no-skill': () => 'لا تذكر السيرة أي مهارة معروفة.',
    'few-lines': () => 'السيرة قصيرة، لذا يزداد وزن كل سطر فيها.',
    'unknown-words': () => 'بعض الكلمات غير معروفة: أسماء وأدوات، أو مسح ضوئي رديء، أو لغة أخرى.',
    'glossed-resume': ({ language: code }) =>
      `قُرئت السيرة (اللغة: ${language(code)}) بالاستعانة بمسرد، بدقة أقل مما في الإنجليزية. والاقتباسات بلغتها الأصلية.`,
    'glossed-job': ({ language: code }) =>
      `قُرئ الوصف الوظيفي (اللغة: ${language(code)}) بالاستعانة بمسرد، بدقة أقل مما في الإنجليزية.`,
    'unread-resume': () =>
      'السيرة بلغة غير مدعومة: لا يُحتسب إلا الأسماء والتواريخ والكلمات المشتركة بين النصين.',
    'unread-job': () =>
      'الوصف الوظيفي بلغة غير مدعومة: لا يُحتسب إلا الأسماء والتواريخ والكلمات المشتركة بين النصين.',
    'words-only': () => 'قورنت الكلمات وحدها، ولم يُبحث عن المعاني القريبة.',
    'few-requirements': () => 'تطلب الوظيفة القليل.',
    'not-judged': ({ requirements }) =>
      plural(requirements, {
        one: 'تعذّر تقييم متطلب واحد.',
        two: 'تعذّر تقييم متطلبين.',
        few: `تعذّر تقييم ${number(requirements)} متطلبات.`,
        many: `تعذّر تقييم ${number(requirements)} متطلبًا.`,
        other: `تعذّر تقييم ${number(requirements)} متطلب.`,
      }),
  },
  flagNote: {
    truncated: 'كان النص أطول من الحد المسموح، ولم يُقرأ الباقي.',
    'pages-left-out': 'في المستند صفحات أكثر من الحد المسموح، ولم يُقرأ الباقي.',
    ocr: 'تعرّفنا على بعض النص من صور، وقد تكون فيه أخطاء.',
    'undecodable-text': 'تعذّرت قراءة بعض الرموز.',
    damaged: 'الملف تالف. قُرئ ما أمكن استرجاعه.',
    'pages-without-text': 'بعض الصفحات صور فقط ولم تُقرأ.',
    'harmless-marks': 'استُبعدت علامات غير مرئية. وهي لا تقول شيئًا عن المرشح.',
  },
  weightBase: (asked) =>
    ({
      must: 'مطلوب في الوصف الوظيفي',
      asked: 'مذكور في الوصف الوظيفي',
      nice: 'مفضّل في الوصف الوظيفي',
      soft: 'مهارة شخصية يكاد يذكرها الجميع',
      whole: 'الوصف الوظيفي كله',
      given: 'الوزن المعطى',
    })[asked],
  weightFactor: (code, value) =>
    ({
      'rare-words': value > 1 ? 'كلمات نادرة تدل أكثر' : 'كلمات شائعة تدل أقل',
      'many-of-kind': 'متطلبات كثيرة من هذا النوع تتقاسم نقاطه',
      'through-glossary': 'قُرئ الوصف الوظيفي بالاستعانة بمسرد',
      'title-of-advert': 'مسمى إعلان كامل',
      'beside-few': 'المتطلبات الأخرى قليلة',
      'asked-for': 'مطلوب سطرًا بسطر في إعلان كامل',
      'overall-share': 'حصة الملاءمة العامة في إعلان كامل',
      'within-scale': 'مضبوط ليكون أكبر وزن 5',
      'by-hand': 'وزن غُيّر يدويًا',
    })[code],
  partName,
  question: questionInArabic,
  change: {
    'other-file': () => 'الملف المحفوظ ليس الملف الذي جرى تقييمه.',
    'other-reading': () => 'يُقرأ الملف الآن قراءة مختلفة.',
    'other-facts': () => 'المعلومات المقروءة منه ليست نفسها.',
    'other-job': () => 'الوصف الوظيفي ليس نفسه.',
    'other-engine': ({ now, before }) => `إصدار المحرك ${now}، وكان ${before}.`,
    'other-score': ({ now, before }) => `الدرجة ${score(now)}، وكانت ${score(before)}.`,
    'other-confidence': ({ now, before }) => `الثقة ${number(now)}، وكانت ${number(before)}.`,
    'other-doubts': () => 'ما يخفض الثقة ليس نفسه.',
    'other-flags': () => 'التنبيهات ليست نفسها.',
    'requirement-added': ({ requirement }) => `«${requirement}»: لم يُقيَّم من قبل.`,
    'requirement-removed': ({ requirement }) => `«${requirement}»: لم يعد يُقيَّم.`,
    'other-weight': ({ requirement, now, before }) =>
      `«${requirement}»: الوزن ${number(now)}، وكان ${number(before)}.`,
    'other-weighting': ({ requirement }) => `«${requirement}»: عوامل أخرى تعطي الوزن نفسه.`,
    'other-verdict': ({ requirement, now, before }) =>
      `«${requirement}»: ${verdict[now]}، وكان ${verdict[before]}.`,
    'other-credit': ({ requirement, now, before }) =>
      `«${requirement}»: النسبة ${credit(now)}، وكانت ${credit(before)}.`,
    'other-part': ({ requirement, part, now, before }) =>
      `«${requirement}»، ${partName[part]}: ${number(now)}، وكان ${number(before)}.`,
    'part-added': ({ requirement, part }) => `«${requirement}»: جزء جديد، ${partName[part]}.`,
    'part-removed': ({ requirement, part }) => `«${requirement}»: جزء لم يعد موجودًا، ${partName[part]}.`,
    'other-reason': ({ requirement }) => `«${requirement}»: السبب ليس نفسه.`,
    'other-evidence': ({ requirement }) => `«${requirement}»: الأدلة ليست نفسها.`,
    'other-bytes': () => 'الشكل المحفوظ مختلف، والدرجات والأسباب كلها نفسها.',
  },
  remark: (requirement, reason, isMust) => `${requirement}: ${reason}${isMust ? ' متطلب أساسي.' : ''}`,
  byHand: (quotes) => `صُحح يدويًا: ${list(quotes)}.`,
  notMentioned: 'لا تذكره السيرة.',
  wordsNotFound: (words) => `غير موجود: ${list(words)}.`,
  fewLines: 'ترد الكلمات في أسطر قليلة.',
  skillsNotFound: (skills) => `غير ظاهر: ${list(skills)}.`,
  monthsMissing: (count) => `ينقص لنيل كل النقاط: ${months(count)}.`,
  titledMonthsMissing: (count) => `ينقص لنيل كل النقاط في وظائف مسماها من هذا النوع: ${months(count)}.`,
};
