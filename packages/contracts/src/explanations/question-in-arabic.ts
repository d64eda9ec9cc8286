import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations } from './statements.ts';

const { months, choice, language } = spellingOf('ar-u-nu-latn');

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'شهادة الثانوية العامة',
  vocational: 'تدريب مهني',
  associate: 'شهادة دبلوم متوسط',
  bachelor: 'درجة البكالوريوس',
  master: 'درجة الماجستير',
  doctorate: 'درجة الدكتوراه',
};

const degreeIn = (level: DegreeLevel | null, fields: readonly string[]): string =>
  `${level === null ? 'شهادة جامعية' : degree[level]}${fields.length > 0 ? ` في ${choice(fields)}` : ''}`;

const atLevel = (level: string | null): string => {
  if (level === null) return '';
  return level === 'native' ? ' تتطلب الوظيفة أن تكون لغتك الأم.' : ` المستوى المطلوب: ${level}.`;
};

export const questionInArabic: Explanations['question'] = {
  'ask-years': ({ months: asked }) => `ما مجموع سنوات عملك، وفي أي وظائف؟ المطلوب: ${months(asked)}.`,
  'ask-years-in': ({ months: asked, field }) =>
    `ما مدة خبرتك في هذا المجال: ${field}، وفي أي وظائف؟ المطلوب: ${months(asked)}.`,
  'ask-years-as': ({ months: asked, title }) =>
    `كم مدة عملت في وظيفة ${title} أو وظيفة مشابهة؟ المطلوب: ${months(asked)}.`,
  'ask-degree': ({ level, fields }) =>
    `هل لديك ${degreeIn(level, fields)}؟ وإن لم يكن، فما أقرب شهادة أو تدريب لديك؟`,
  'ask-degree-near': ({ level, fields }) =>
    `تتطلب الوظيفة ${degreeIn(level, fields)}. كيف تؤهلك شهادتك لهذا العمل؟`,
  'ask-certificate': ({ name }) => `هل لديك شهادة ${name}، وحتى متى تسري؟`,
  'ask-license': ({ name }) => `هل ترخيصك (${name}) ساري المفعول، وأين وحتى متى يسري؟`,
  'ask-certificate-date': ({ name }) => `متى تتوقع إتمام ${name}؟`,
  'ask-language': ({ language: code, level }) =>
    `ما مستواك في ${language(code)} محادثةً وكتابةً، وأين تستخدمها؟${atLevel(level)}`,
  'ask-language-named': ({ name, level }) =>
    `ما مستواك في لغة ${name} محادثةً وكتابةً، وأين تستخدمها؟${atLevel(level)}`,
  'ask-which': ({ words }) => `أيّ مما يلي لديك، ومنذ متى: ${words}؟`,
  'ask-skill': ({ name }) => `ما خبرتك في ${name}؟`,
  'ask-skill-near': ({ name }) => `ماذا أنجزت بنفسك في ${name}؟`,
  'ask-place': ({ place }) => `هل يمكنك العمل في ${place}؟`,
  'ask-on-site': () => 'هل يمكنك الحضور إلى مكان العمل بالقدر الذي تتطلبه الوظيفة؟',
  'ask-travel': () => 'هل يمكنك السفر بالقدر الذي تتطلبه الوظيفة؟',
  'ask-relocation': () => 'هل توافق على الانتقال إلى مكان آخر من أجل هذه الوظيفة؟',
  'ask-shifts': () => 'ما المناوبات أو الليالي أو عطل نهاية الأسبوع التي يمكنك العمل فيها؟',
  'ask-right-to-work': () => 'هل يحق لك العمل في بلد الوظيفة؟',
  'ask-clearance': () => 'هل لديك التصريح الأمني المطلوب، أو هل يمكنك الحصول عليه؟',
  'ask-transport': () => 'هل لديك المركبة أو وسيلة النقل التي تتطلبها الوظيفة؟',
  'ask-physical': () => 'هل يمكنك تلبية المتطلبات البدنية للوظيفة، بترتيبات تيسيرية أو من دونها؟',
  'ask-availability': () => 'متى يمكنك البدء، وكم ساعة في الأسبوع؟',
  'ask-portfolio': () => 'ما الأعمال التي أنجزتها ويمكنك عرضها؟',
  'ask-work': ({ words }) => `ما خبرتك في هذا: ${words}؟`,
};
