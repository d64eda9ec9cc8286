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
  sample: 'كل ما هنا مثال: الوظيفة والأشخاص لا وجود لهم، والدرجات درجات المحرك نفسه.',
  video: 'فيديو: كيف يسير تحليل السير الذاتية',
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
      name: 'ضع السير الذاتية',
      caption: (count) =>
        `ضع ${resumes(count)} دفعة واحدة. ترى التكلفة قبل التشغيل. ولكل ملف صف خاص به، فلا يوقف ملف تالف بقيتها أبدًا.`,
      more: (count) => `و${number(count)} أخرى`,
      done: 'قُرئت',
    },
    trick: {
      name: 'لا يُحسب ما خفي',
      caption: (fileName) =>
        `يكرر ${fileName} الإعلان بحروف لا يراها أحد. ينحّيها Winnow، ولا يحسب إلا ما يمكن للإنسان قراءته، ويخبرك بذلك.`,
      flag: 'نص لا يراه الإنسان',
      effect: 'لا يُحسب. ويُعرض على من يقرر.',
    },
    ranking: {
      name: 'اقرأ الترتيب',
      caption: (count) =>
        `تصير ${resumes(count)} قائمة من أربع مجموعات. المتطلبات الأساسية أولًا، ثم الدرجة وكلمة تصفها. ما لا تذكره السيرة لا يكسب نقاطًا فيخفض الدرجة، لكنه يُوسَم «غير موجود» لا «غير متحقق».`,
    },
    evidence: {
      name: 'شاهد الجملة',
      caption: 'اختر صفًا فتُعلَّم الكلمات التي استحقت نقاطه حيث كُتبت. لا قول بلا اقتباس.',
    },
    weights: {
      name: 'غيّر ما يهم',
      caption: (requirement) =>
        `اجعل ${requirement} أثقل، فتنزلق الصفوف فورًا إلى أماكنها الجديدة. لا يُرسل شيء ولا يُحسب عليك شيء.`,
      weight: (requirement, weight) => `وزن ${requirement}: ${number(weight)}`,
    },
    decision: {
      name: 'قرّر، مع السبب',
      caption:
        'القرار قرارك. لا يرفض Winnow أحدًا. دوّن سببك، وشارك القائمة برابط ينتهي، وأعد حساب أي درجة لاحقًا: إنها هي نفسها.',
      call: 'اتصل هذا الأسبوع',
      reason: 'السبب: بنى خدمات تشبه خدماتنا وشغّلها، ويقول أيها.',
      link: 'مُشارَك مع الفريق حتى الجمعة',
    },
  },
};
