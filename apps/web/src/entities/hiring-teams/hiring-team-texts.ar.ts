import { formatsOf } from '../../lib/language/formats.ts';
import type { HiringTeamTexts } from './hiring-team-texts.ts';

const { number, plural } = formatsOf('ar');

const people = (count: number) =>
  plural(count, {
    zero: 'لا أحد بعد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: `${number(count)} أشخاص`,
    many: `${number(count)} شخصًا`,
    other: `${number(count)} شخص`,
  });

export const texts: HiringTeamTexts = {
  heading: 'فريق الوظيفة',
  open: (count) => `فريق الوظيفة: ${people(count)}`,
  explanation: 'يرى مدير التوظيف الوظيفة ومرشحيها عند انضمامه إلى فريقها.',
  failed: 'تعذّر تحميل الفريق',
  retry: 'إعادة المحاولة',
  none: 'لا أحد في الفريق بعد.',
  remove: 'إزالة',
  removeNamed: (name) => `إزالة ${name} من الفريق`,
  removed: (name) => `لم يعد ${name} في الفريق.`,
  add: 'إضافة أعضاء',
  everybody: 'كل الأعضاء الذين يرون الوظائف في الفريق.',
  save: (count) => (count === 0 ? 'إضافة إلى الفريق' : `إضافة ${people(count)}`),
  added: (count) => `أُضيف إلى الفريق: ${people(count)}.`,
  inviteHeading: 'دعوة مدير توظيف',
  email: 'البريد الإلكتروني',
  emailError: 'أدخل بريدًا إلكترونيًا صحيحًا.',
  invite: 'إرسال الدعوة',
  invited: (email) => `أُرسلت الدعوة إلى ${email}.`,
  waiting: 'مدعو',
  expired: 'انتهت صلاحية الدعوة',
  revokeNamed: (email) => `سحب الدعوة إلى ${email}`,
  revoke: 'سحب',
  revoked: (email) => `سُحبت الدعوة إلى ${email}.`,
};
