import { formatsOf } from '../../lib/language/formats.ts';
import type { DirectoryTexts } from './directory-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: DirectoryTexts = {
  heading: 'مزامنة الدليل',
  explanation:
    'يضيف دليل مؤسستك، مثل Entra ID أو Okta، الأعضاء ويزيلهم عبر SCIM 2.0. يتطلب ذلك نطاق بريد مُتحقَّقًا منه.',
  failed: 'تعذّر التحميل',
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء',
  unavailable: 'تدير خدمة مستضافة حسابات هذا التثبيت، لذلك لا تتوفر مزامنة الدليل.',
  address: 'عنوان URL الأساسي (عنوان المستأجر) لدليلك',
  tokens: {
    heading: 'الرموز',
    none: 'لا يوجد دليل متصل. أنشئ رمزًا وأدخله في دليلك.',
    create: 'إنشاء رمز',
    another: 'إنشاء رمز ثانٍ',
    full: 'لاستبدال رمز، أبطل أحد الرمزين أولًا.',
    ending: (ending) => `رمز ينتهي بـ ${ending}`,
    made: (by, when) => `أنشأه ${by} في ${when}`,
    former: 'عضو سابق',
    used: (when) => `آخر استخدام: ${when}`,
    unused: 'لم يُستخدم بعد',
    revoke: 'إبطال',
    revokeNamed: (ending) => `إبطال الرمز الذي ينتهي بـ ${ending}`,
    revoked: 'أُبطل الرمز.',
    revokeTitle: 'هل تريد إبطال هذا الرمز؟',
    revokeConsequence: 'لن يتمكن دليلك من إضافة الأعضاء أو إزالتهم به. يبقى الأعضاء كما هم.',
    revokeConfirm: 'إبطال الرمز',
    madeTitle: 'انسخ رمزك',
    madeExplanation: 'لن يظهر إلا الآن. أدخله في دليلك كرمز سري.',
    secret: 'الرمز',
    done: 'تم',
  },
  roles: {
    heading: 'الأدوار',
    explanation:
      'امنح كل مجموعة في دليلك دورًا. ومن كان في عدة مجموعات يحصل على الدور الأوسع صلاحية. يبقى المالكون مالكين.',
    none: 'لم يرسل دليلك أي مجموعات بعد.',
    roleOf: (group) => `دور ${group}`,
    noRole: 'بلا دور',
    people: (count) =>
      plural(count, {
        zero: 'لا أحد',
        one: 'شخص واحد',
        two: 'شخصان',
        few: `${number(count)} أشخاص`,
        many: `${number(count)} شخصًا`,
        other: `${number(count)} شخص`,
      }),
    otherwise: 'الآخرون جميعًا',
    otherwiseHelper: 'دور الأعضاء الجدد الذين ليسوا في مجموعة لها دور.',
    saved: 'تم الحفظ.',
  },
  users: (active, inactive) => `النشطون: ${number(active)}، غير النشطين: ${number(inactive)}`,
};
