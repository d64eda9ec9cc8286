import { formatsOf } from './formats.ts';

const { number, plural } = formatsOf('ar');

type Forms = Readonly<Record<'none' | 'one' | 'two' | 'few' | 'many' | 'other', string>>;

/** A noun with its number, in Arabic's six plural forms. @param none text for zero */
const counted =
  (forms: Forms) =>
  (count: number, none: string = forms.none): string =>
    plural(count, {
      zero: none,
      one: forms.one,
      two: forms.two,
      few: `${number(count)} ${forms.few}`,
      many: `${number(count)} ${forms.many}`,
      other: `${number(count)} ${forms.other}`,
    });

const candidateForms: Forms = {
  none: 'لا مرشحين',
  one: 'مرشح واحد',
  two: 'مرشحان',
  few: 'مرشحين',
  many: 'مرشحًا',
  other: 'مرشح',
};

export const candidates = counted(candidateForms);

/** As the object of a verb: two of them change. */
export const candidatesAsObject = counted({ ...candidateForms, two: 'مرشحَين' });

export const resumes = counted({
  none: 'لا سير ذاتية',
  one: 'سيرة ذاتية واحدة',
  two: 'سيرتان ذاتيتان',
  few: 'سير ذاتية',
  many: 'سيرة ذاتية',
  other: 'سيرة ذاتية',
});

export const credits = counted({
  none: 'لا أرصدة',
  one: 'رصيد واحد',
  two: 'رصيدان',
  few: 'أرصدة',
  many: 'رصيدًا',
  other: 'رصيد',
});

export const requirements = counted({
  none: 'لا متطلبات',
  one: 'متطلب واحد',
  two: 'متطلبان',
  few: 'متطلبات',
  many: 'متطلبًا',
  other: 'متطلب',
});
