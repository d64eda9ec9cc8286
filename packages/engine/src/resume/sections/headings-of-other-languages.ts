import { fold } from '../../words/reading-copy.ts';
import type { SectionKind } from './heading-words.ts';

/** Headings in languages of which nothing else is known: Russian, Ukrainian, Czech, Hungarian, Turkish, Swedish, Greek … */
const written: readonly (readonly [SectionKind, string])[] = [
  [
    'experience',
    `Опыт работы|Трудовая деятельность|Профессиональный опыт|Досвід роботи|Pracovní zkušenosti|Praxe|Szakmai tapasztalat|
    Munkatapasztalat|İş Deneyimi|Deneyim|İş Tecrübesi|Arbetslivserfarenhet|Erfaring|Arbejdserfaring|Työkokemus|
    Επαγγελματική εμπειρία|Εμπειρία|Radno iskustvo|Трудов стаж|Професионален опит|工作经历|工作经验|職歴|職務経歴|경력|경력사항|
    الخبرات|الخبرة|الخبرة العملية|الخبرات العملية|कार्य अनुभव|अनुभव`,
  ],
  [
    'education',
    `Образование|Освіта|Vzdělání|Tanulmányok|Végzettség|Eğitim|Eğitim Bilgileri|Utbildning|Uddannelse|Utdanning|Koulutus|
    Εκπαίδευση|Σπουδές|Obrazovanje|教育背景|教育经历|学歴|학력|학력사항|التعليم|المؤهلات العلمية|शिक्षा|शैक्षणिक योग्यता`,
  ],
  [
    'skills',
    `Навыки|Ключевые навыки|Профессиональные навыки|Навички|Dovednosti|Znalosti|Készségek|Ismeretek|Beceriler|Yetenekler|
    Kompetenser|Färdigheter|Kompetencer|Taidot|Δεξιότητες|Vještine|Умения|技能|专业技能|スキル|기술|المهارات|कौशल`,
  ],
  [
    'languages',
    `Языки|Знание языков|Иностранные языки|Мови|Jazyky|Jazykové znalosti|Nyelvismeret|Nyelvtudás|Diller|Yabancı Dil|
    Yabancı Diller|Språk|Sprog|Kielitaito|Γλώσσες|Ξένες γλώσσες|Jezici|Езици|语言|语言能力|語学|언어|외국어|اللغات|भाषाएँ|भाषा`,
  ],
  [
    'summary',
    `О себе|Обо мне|Про себе|O mně|Profil|Bemutatkozás|Hakkımda|Özet|Om mig|Profiili|Προφίλ|O meni|За мен|自我评价|个人简介|自己PR|
    자기소개|نبذة|الملخص|परिचय`,
  ],
];

/** Folded phrases by section. */
export const headingsOfOtherLanguages: readonly (readonly [SectionKind, readonly string[]])[] = written.map(
  ([kind, phrases]) => [
    kind,
    fold(phrases)
      .split('|')
      .map((phrase) => phrase.trim()),
  ],
);
