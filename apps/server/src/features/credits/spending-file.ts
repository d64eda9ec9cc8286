import { type Language, type Spender, writeCsv } from '@winnow/contracts';

import type { SpentLine } from './spending-repository.ts';

type Words = {
  /** Headings for time, member, action, job, item and credits. */
  readonly columns: readonly [string, string, string, string, string, string];
  readonly analysis: string;
  readonly writer: string;
  readonly formerMember: string;
  readonly former: (name: string) => string;
};

/** Spent credits as a file for spreadsheets, in the reader's language. */
export function writeSpending(
  lines: readonly (SpentLine & { readonly member: Spender })[],
  language: Language,
): Uint8Array<ArrayBuffer> {
  const words = wordsIn[language];
  const nameOf = ({ userId, name, isFormer }: Spender) =>
    userId === null ? words.formerMember : isFormer ? words.former(name) : name;
  const rows = lines.map(({ at, member, title, reason, label, credits }) => [
    at.toISOString(),
    nameOf(member),
    reason === 'writer' ? words.writer : words.analysis,
    title,
    label,
    credits,
  ]);
  return writeCsv(words.columns, rows);
}

const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    columns: ['Time (UTC)', 'Member', 'Action', 'Job', 'Item', 'Credits'],
    analysis: 'Resume analyzed',
    writer: 'Job description generated',
    formerMember: 'Former member',
    former: (name) => `${name} (former member)`,
  },
  de: {
    columns: ['Zeit (UTC)', 'Mitglied', 'Aktion', 'Stelle', 'Gegenstand', 'Credits'],
    analysis: 'Lebenslauf ausgewertet',
    writer: 'Stellenbeschreibung erstellt',
    formerMember: 'Ehemaliges Mitglied',
    former: (name) => `${name} (ehemaliges Mitglied)`,
  },
  es: {
    columns: ['Hora (UTC)', 'Miembro', 'Acción', 'Puesto', 'Elemento', 'Créditos'],
    analysis: 'Currículum analizado',
    writer: 'Descripción del puesto generada',
    formerMember: 'Antiguo miembro',
    former: (name) => `${name} (antiguo miembro)`,
  },
  fr: {
    columns: ['Heure (UTC)', 'Membre', 'Action', 'Poste', 'Élément', 'Crédits'],
    analysis: 'CV analysé',
    writer: 'Fiche de poste générée',
    formerMember: 'Ancien membre',
    former: (name) => `${name} (ancien membre)`,
  },
  ar: {
    columns: ['الوقت (UTC)', 'العضو', 'الإجراء', 'الوظيفة', 'العنصر', 'الأرصدة'],
    analysis: 'حُلّلت سيرة ذاتية',
    writer: 'أُنشئ وصف وظيفي',
    formerMember: 'عضو سابق',
    former: (name) => `${name} (عضو سابق)`,
  },
};
