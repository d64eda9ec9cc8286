import { formatsOf } from '../../lib/language/formats.ts';
import type { NotificationTexts } from './notification-texts.ts';

const { number, plural } = formatsOf('ar');

const candidates = (count: number) =>
  plural(count, {
    zero: 'لا مرشحين',
    one: 'مرشحًا واحدًا',
    two: 'مرشحين اثنين',
    few: `${number(count)} مرشحين`,
    many: `${number(count)} مرشحًا`,
    other: `${number(count)} مرشح`,
  });
const others = (count: number) =>
  plural(count, {
    zero: 'لا أحد غيره',
    one: 'شخص آخر',
    two: 'شخصان آخران',
    few: `${number(count)} آخرون`,
    many: `${number(count)} شخصًا آخر`,
    other: `${number(count)} شخص آخر`,
  });
const unread = (count: number) =>
  plural(count, {
    zero: 'لا إشعارات غير مقروءة',
    one: 'إشعار واحد غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: `${number(count)} إشعارات غير مقروءة`,
    many: `${number(count)} إشعارًا غير مقروء`,
    other: `${number(count)} إشعار غير مقروء`,
  });

export const texts: NotificationTexts = {
  title: 'الإشعارات · Winnow',
  heading: 'الإشعارات',
  open: (count) => `الإشعارات، ${count}`,
  none: 'لا شيء غير مقروء',
  unread,
  manyUnread: (count) => `أكثر من ${number(count)} غير مقروء`,
  many: (count) => `${number(count)}+`,
  arrived: unread,
  all: 'عرض كل الإشعارات',
  settings: 'إعدادات الإشعارات',
  markAll: 'تحديد الكل كمقروء',
  markRead: 'تحديد كمقروء',
  markUnread: 'تحديد كغير مقروء',
  isUnread: 'غير مقروء',
  more: 'عرض المزيد',
  today: 'اليوم',
  yesterday: 'أمس',
  empty: 'لا إشعارات بعد',
  emptyWords: 'عندما يذكرك أحد أعضاء فريقك أو يسند إليك مرشحين أو يطلب مراجعتك، سترى ذلك هنا.',
  failed: 'تعذّر تحميل إشعاراتك',
  retry: 'إعادة المحاولة',
  gone: 'لم يعد متاحًا',
  goneWords: 'حُذف ما يتعلق به هذا الإشعار، أو لم يعد متاحًا لك.',
  former: 'عضو سابق',
  personal: 'شخصي',
  now: 'الآن',
  candidate: 'أحد المرشحين',
  person: 'شخص',
  sentences: {
    mentioned: (who, candidate, count) =>
      plural(count, {
        zero: `ذكرك ${who} في تعليق على ${candidate}`,
        one: `ذكرك ${who} في تعليق على ${candidate}`,
        two: `ذكرك ${who} في تعليقين على ${candidate}`,
        few: `ذكرك ${who} في ${number(count)} تعليقات على ${candidate}`,
        many: `ذكرك ${who} في ${number(count)} تعليقًا على ${candidate}`,
        other: `ذكرك ${who} في ${number(count)} تعليق على ${candidate}`,
      }),
    replied: (who, candidate, count) =>
      plural(count, {
        zero: `رد ${who} على تعليقك على ${candidate}`,
        one: `رد ${who} على تعليقك على ${candidate}`,
        two: `رد ${who} مرتين على تعليقاتك على ${candidate}`,
        few: `رد ${who} ${number(count)} مرات على تعليقاتك على ${candidate}`,
        many: `رد ${who} ${number(count)} مرة على تعليقاتك على ${candidate}`,
        other: `رد ${who} ${number(count)} مرة على تعليقاتك على ${candidate}`,
      }),
    assigned: (who, candidate) => `أسند إليك ${who} ${candidate}`,
    assignedMany: (who, count) => `أسند إليك ${who} ${candidates(count)}`,
    reviewRequested: (who, count) => `طلب منك ${who} أن تراجع ${candidates(count)}`,
    reviewRequestedBy: (who, count, day) =>
      `طلب منك ${who} أن تراجع ${candidates(count)} في موعد أقصاه ${day}`,
    reviewDone: (who) => `أكمل ${who} المراجعة التي طلبتها`,
    reviewDoneMany: (who, count) => `أكمل ${who} و${others(count)} المراجعة التي طلبتها`,
    hiringTeam: (who) => `أضافك ${who} إلى فريق الوظيفة`,
    runFinished: (scored, total) =>
      `انتهى التحليل: قُيّمت ${number(scored)} من ${number(total)} من السير الذاتية`,
    ownLimit: (spent, limit) => `استخدمت ${number(spent)} من ${number(limit)} من رصيدك هذا الشهر`,
    limit: (who, spent, limit) => `استخدم ${who} ${number(spent)} من ${number(limit)} من الرصيد هذا الشهر`,
    searchMatches: (count, search) =>
      plural(count, {
        zero: `لا مرشحين جددًا يطابقون بحثك «${search}»`,
        one: `مرشح جديد يطابق بحثك «${search}»`,
        two: `مرشحان جديدان يطابقان بحثك «${search}»`,
        few: `${number(count)} مرشحين جدد يطابقون بحثك «${search}»`,
        many: `${number(count)} مرشحًا جديدًا يطابقون بحثك «${search}»`,
        other: `${number(count)} مرشح جديد يطابقون بحثك «${search}»`,
      }),
    joined: (who, role) => `انضم ${who} بدور ${role}`,
    joinedMany: (who, count) => `انضم ${who} و${others(count)}`,
    applied: (count) =>
      plural(count, {
        zero: 'لم يقدّم أي مرشح',
        one: 'قدّم مرشح طلبًا',
        two: 'قدّم مرشحان طلبين',
        few: `قدّم ${number(count)} مرشحين طلبات`,
        many: `قدّم ${number(count)} مرشحًا طلبات`,
        other: `قدّم ${number(count)} مرشح طلبات`,
      }),
    consentRenewed: (who) => `جدّد ${who} الموافقة`,
    consentWithdrawn: (who) => `سحب ${who} الموافقة، وستُحذف بياناته الليلة`,
    mailboxPaused: 'تعذرت قراءة صندوق البريد وهو متوقف مؤقتًا',
    strongMatch: (count) =>
      plural(count, {
        zero: 'لا أشخاص جدد',
        one: 'شخص جديد في المكتبة يطابق بقوة',
        two: 'شخصان جديدان في المكتبة يطابقان بقوة',
        few: `${number(count)} أشخاص جدد في المكتبة يطابقون بقوة`,
        many: `${number(count)} شخصًا جديدًا في المكتبة يطابقون بقوة`,
        other: `${number(count)} شخص جديد في المكتبة يطابقون بقوة`,
      }),
  },
};
