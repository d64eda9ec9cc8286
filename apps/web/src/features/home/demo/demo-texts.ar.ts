import { formatsOf } from '../../../lib/language/formats.ts';
import type { DemoTexts } from './demo-texts.ts';

const { number, plural } = formatsOf('ar');

const resumes = (count: number) =>
  plural(count, {
    zero: 'لا سير',
    one: 'سيرة واحدة',
    two: 'سيرتين',
    few: `${number(count)} سير`,
    many: `${number(count)} سيرة`,
    other: `${number(count)} سيرة`,
  });

export const texts: DemoTexts = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  previous: 'الخطوة السابقة',
  next: 'الخطوة التالية',
  startAgain: 'من البداية',
  steps: 'الخطوات',
  step: (step, all, name) => `الخطوة ${step} من ${all}: ${name}`,
  sample: 'كل ما هنا مثال: الوظيفة والأشخاص من الخيال، والدرجات من المحرّك الحقيقي.',
  video: 'فيديو: تحليل السير الذاتية خطوة بخطوة',
  videoFailed: 'تعذّر تشغيل الفيديو',
  videoFailedWords: 'ربما لا يوجد اتصال بالإنترنت، أو لا يستطيع المتصفح تشغيله. تعرض الخطوات الجولة نفسها.',
  readSteps: 'اقرأها خطوة بخطوة',
  watchVideo: 'شاهد الفيديو',
  scenes: {
    job: {
      name: 'قل ما تحتاج إليه',
      caption: (title, count) =>
        `ألصق إعلان الوظيفة (${title}). يجد Winnow فيه ${plural(count, {
          zero: 'صفر متطلبات',
          one: 'متطلبًا واحدًا',
          two: 'متطلبين',
          few: `${number(count)} متطلبات`,
          many: `${number(count)} متطلبًا`,
          other: `${number(count)} متطلب`,
        })} ويسألك أيها أساسي. يمكنك تغيير كل منها.`,
    },
    upload: {
      name: 'أفلت السير الذاتية',
      caption: (count) =>
        `أفلت ${resumes(count)} دفعة واحدة. ترى التكلفة قبل التحليل. ولكل ملف صف خاص به، فلا يوقف ملف تالف بقيتها أبدًا.`,
      more: (count) => `و${number(count)} أخرى`,
      done: 'قُرئت',
    },
    trick: {
      name: 'ما خفي لا يُحتسب',
      caption: (fileName) =>
        `يكرر ${fileName} إعلان الوظيفة بنص غير مرئي. يستبعده Winnow، ولا يقيّم إلا ما يمكن للإنسان قراءته، ويخبرك بذلك.`,
      flag: 'نص لا يراه الإنسان',
      effect: 'لا يُحتسب في الدرجة. ويظهر لك كتنبيه.',
    },
    ranking: {
      name: 'اقرأ الترتيب',
      caption: (count) =>
        `تتحول ${resumes(count)} إلى قائمة من أربع مجموعات. المتطلبات الأساسية أولًا، ثم الدرجة. ما لا تذكره السيرة لا يكسب نقاطًا فيخفض الدرجة، لكنه يُوسَم «غير موجود» لا «غير متحقق».`,
    },
    evidence: {
      name: 'شاهد الجملة',
      caption: 'اختر صفًا لترى الكلمات التي كسبت نقاطه مظللة في السيرة. لا ادعاء بلا اقتباس.',
    },
    weights: {
      name: 'غيّر ما يهم',
      caption: (requirement) =>
        `امنح ${requirement} وزنًا أكبر، فيُعاد ترتيب القائمة فورًا. لا يُرسل شيء ولا يُخصم شيء.`,
      weight: (requirement, weight) => `وزن ${requirement}: ${number(weight)}`,
    },
    decision: {
      name: 'قرّر واذكر السبب',
      caption:
        'القرار لك: لا يرفض Winnow أحدًا أبدًا. دوّن السبب، وشارك القائمة المختصرة برابط تنتهي صلاحيته، وتحقق من أي درجة لاحقًا: ستكون هي نفسها.',
      call: 'اتصل هذا الأسبوع',
      reason: 'السبب: بنى خدمات تشبه خدماتنا وشغّلها، ويذكرها بأسمائها.',
      link: 'تمت المشاركة مع فريق التوظيف حتى الجمعة',
    },
  },
};
