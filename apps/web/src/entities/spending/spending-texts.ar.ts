import { credits } from '../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SpendingTexts } from './spending-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: SpendingTexts = {
  former: 'عضو سابق',
  member: 'العضو',
  everyone: 'كل الأعضاء',
  month: 'الشهر',
  allMonths: 'كل الأشهر',
  own: (count) =>
    `منها ${credits(count, 'لا شيء')} من أرصدتك لهذا الشهر، وتُستخدم هنا عندما لا يبقى لدى المؤسسة أرصدة.`,
  limit: (left, all) => `بقي لك ${number(left)} من ${number(all)} هذا الشهر`,
  payOwn: (count) => `${credits(count, 'لا شيء')} من أرصدتك، وما لا يلزم يعود إليك`,
  overLimit: 'هذا يتجاوز حدّك الشهري. اطلب من مالك أو مسؤول أن يرفعه.',
  noOwn: 'لا أرصدة خاصة للمؤسسة في خطة Free. يستخدم أعضاؤها أرصدتهم، أو يمكنك شراء أرصدة.',
  report: {
    heading: 'الاستهلاك',
    explanation: 'الأرصدة المستخدمة كل شهر (UTC)، حسب العضو والوظيفة.',
    failed: 'تعذّر تحميل الاستهلاك',
    retry: 'إعادة المحاولة',
    none: 'لم يُستخدم شيء في هذا الشهر.',
    total: (count) =>
      plural(count, {
        zero: 'لم يُستخدم شيء',
        one: 'استُخدم رصيد واحد',
        two: 'استُخدم رصيدان',
        few: `استُخدمت ${number(count)} أرصدة`,
        many: `استُخدم ${number(count)} رصيدًا`,
        other: `استُخدم ${number(count)} رصيد`,
      }),
    byMember: 'حسب العضو',
    byJob: 'حسب الوظيفة',
    writer: 'أوصاف وظيفية أُنشئت',
    untitled: 'وظيفة بلا عنوان',
    download: 'تنزيل CSV',
  },
  limits: {
    heading: 'الحدود الشهرية',
    explanation: 'ما يمكن لكل عضو إنفاقه في الشهر. بلا حد يمكنه إنفاق كل الأرصدة.',
    field: 'أرصدة في الشهر',
    fieldOf: (name) => `الحد الشهري لـ ${name}`,
    none: 'بلا حد',
    error: 'أدخل عددًا صحيحًا، أو اتركه فارغًا بلا حد.',
    spent: (spent, limit) =>
      limit === null
        ? `أُنفق ${number(spent)} هذا الشهر`
        : `أُنفق ${number(spent)} من ${number(limit)} هذا الشهر`,
    save: 'حفظ',
    saveOf: (name) => `حفظ حد ${name}`,
    saved: (name) => `حُفظ حد ${name}.`,
  },
  seats: {
    used: (used, included) =>
      included < 0
        ? `المقاعد المشغولة: ${number(used)}`
        : `المقاعد المشغولة: ${number(used)} من ${number(included)}`,
    invited: (count) => `المدعوون: ${number(count)}`,
    rule: 'يشغل المالكون والمسؤولون ومسؤولو التوظيف مقاعد، ولا يشغلها مديرو التوظيف والمدققون.',
    full: 'كل المقاعد مشغولة. اختر خطة أكبر أو أخلِ مقعدًا.',
    without: 'بلا مقعد',
    withoutWords: 'يبقى له الوصول، لكنه لا ينفق أرصدة حتى يخلو مقعد.',
    lose: (names, included) =>
      `في Free ${number(included)} مقاعد. يحتفظ هؤلاء الأعضاء بوصولهم وعملهم، لكنهم لا ينفقون أرصدة: ${names}.`,
  },
  defaults: {
    heading: 'المرشحون',
    explanation: 'لكل من في هذه المؤسسة.',
    failed: 'تعذّر تحميل هذه الإعدادات',
    retry: 'إعادة المحاولة',
    anonymous: 'إخفاء الأسماء والصور افتراضيًا',
    anonymousHelper: 'للأعضاء الذين لم يختاروا. ويمكن لكل عضو تغييره لنفسه.',
    exporting: 'يمكن لمديري التوظيف تصدير المرشحين',
    exportingHelper: 'فقط للوظائف التي هم في فرقها، مع الأسماء. ويسجّل سجل التدقيق كل عملية تصدير.',
    retention: 'مدة الاحتفاظ (أيام)',
    retentionHelper: (min, max) => `تُحذف بعدها السير وما قُرئ منها. من ${number(min)} إلى ${number(max)}.`,
    retentionError: (min, max) => `أدخل عددًا صحيحًا من ${number(min)} إلى ${number(max)}.`,
    submit: 'حفظ مدة الاحتفاظ',
    saved: 'حُفظت الإعدادات.',
  },
};
