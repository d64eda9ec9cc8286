import { expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';
import { readDemandsInOtherLanguage } from './demands-in-other-languages.ts';

const vocabulary = loadVocabulary();

const known = (line: string) =>
  readDemandsInOtherLanguage(line).known.map(({ demand, at, wording }) => ({
    ...demand,
    said: line.slice(at.start, at.end),
    wording,
  }));

test.each([
  ['خبرة لا تقل عن 5 سنوات في المحاسبة', 60, 'المحاسبة'],
  ['خبرة من سنتين إلى أربع سنوات في تمريض الأطفال', 24, 'تمريض الاطفال'],
  ['خبرة عملية في تدريس الرياضيات لا تقل عن ثلاث سنوات', 36, 'تدريس الرياضيات'],
  ['خبرة ٣-٥ سنوات في مجال المبيعات', 36, 'المبيعات'],
  ['خبرة 18 شهرا على الأقل في خدمة العملاء', 18, 'خدمة العملاء'],
  ['خبرة سنتين', 24, null],
])('%s asks for years', (line, minMonths, field) => {
  expect(known(line)).toMatchObject([{ kind: 'experience', minMonths, said: line }]);
  const [found] = known(line);
  expect(found?.kind === 'experience' ? found.field : '').toEqual(field);
});

test.each([
  'لا يزيد العمر عن 35 سنة',
  'لدينا خبرة تزيد عن 20 سنة في السوق',
  'عقد لمدة سنتين',
  'خبرة في المحاسبة',
])('%s asks for no years', (line) => {
  expect(known(line)).toEqual([]);
});

test('years among others are asked for by themselves', () => {
  expect(known('خبرة لا تقل عن خمس سنوات في المحاسبة، منها سنتان في السعودية')).toMatchObject([
    { minMonths: 60 },
    { minMonths: 24, said: 'منها سنتان في السعودية' },
  ]);
});

test.each([
  ['بكالوريوس في الهندسة المدنية', 'bachelor', 1],
  ['دبلوم تمريض أو بكالوريوس تمريض', 'vocational', 1],
  ['درجة البكالوريوس في المحاسبة أو المالية', 'bachelor', 2],
  ['حاصل على ماجستير تخصص إدارة الأعمال', 'master', 1],
])('%s asks for a degree', (line, level, fields) => {
  const [found] = known(line);
  expect(found).toMatchObject({ kind: 'education', level });
  expect(found?.kind === 'education' && found.fields).toHaveLength(fields);
});

test.each([
  ['إجادة اللغة العربية، ولغة إنجليزية جيدة', { Arabic: null, English: null }],
  ['اللغة العربية بطلاقة واللغة الإنجليزية مستوى متوسط', { Arabic: 'C1', English: 'B1' }],
  ['لغة إنجليزية جيدة جداً كتابة ومحادثة', { English: 'B2' }],
])('%s asks for languages', (line, levels) => {
  const named = known(line).map((demand) => demand.kind === 'language' && [demand.name, demand.level]);
  expect(named).toEqual(Object.entries(levels));
});

test.each(['خبرة في السوق الفرنسية', 'شركة ألمانية'])('%s asks for no language', (line) => {
  expect(known(line)).toEqual([]);
});

test('an Arabic advert in prose asks for what its sentences ask', () => {
  const advert = [
    'نبحث عن محاسبة تكاليف لمصنعنا في الجيزة، ونعمل في السوق منذ عشرين عاما.',
    'يشترط أن تكون حاصلة على بكالوريوس تجارة شعبة محاسبة، ولديها خبرة ثلاث سنوات على الأقل في محاسبة التكاليف بالمصانع، وتجيد العمل على برنامج أودو.',
    'مستوى جيد في اللغة الإنجليزية مطلوب، واللغة الفرنسية ميزة إضافية.',
    'الراتب من ١٢ إلى ١٥ ألف جنيه، مع تأمين صحي.',
  ].join('\n\n');
  const { requirements } = readJobDescription(advert, { vocabulary });
  expect(requirements.filter(({ overall }) => !overall).map(({ kind, must }) => [kind, must])).toEqual([
    ['education', true],
    ['experience', true],
    ['other', true],
    ['language', true],
    ['language', false],
  ]);
});

test('clauses that an "and" joins ask one by one', () => {
  const text =
    'مطلوب خباز\n\nنريد شخصًا يحمل بكالوريوس في الكيمياء ولديه رخصة قيادة سارية، وعمل في المخابز مدة لا تقل عن أربع سنوات.';
  const found = readJobDescription(text, { vocabulary }).requirements.filter(({ overall }) => !overall);
  expect(found.map(({ kind, must }) => [kind, must])).toEqual([
    ['education', true],
    ['other', true],
    ['experience', true],
  ]);
});

test('any of several languages is enough', () => {
  const [found] = known('من يتحدث الأردية أو البنغالية فله الأفضلية');
  expect(found).toMatchObject({
    kind: 'language',
    wording: 'nice',
    ways: [[{ name: 'Urdu' }], [{ name: 'Bengali' }]],
  });
});
