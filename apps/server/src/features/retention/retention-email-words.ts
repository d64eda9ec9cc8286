import type { Language } from '@winnow/contracts';

/** `team` is the name of an organization; `null` for the user's own library. */
type Due = {
  readonly files: number;
  readonly first: string;
  readonly last: string;
  readonly team: string | null;
};

type Words = {
  readonly subject: (files: number) => string;
  readonly due: (told: Due) => string;
  readonly whatToDo: string;
  readonly open: string;
  readonly why: (days: number) => string;
  readonly whatToDoInTeam: string;
  readonly whyInTeam: (days: number, team: string) => string;
};

/** Emails before resumes are deleted at the end of the retention period. */
export const retentionEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (files) =>
      files === 1 ? 'A resume is about to be deleted' : `${files} resumes are about to be deleted`,
    due: ({ files, first, last, team }) =>
      files === 1
        ? `One resume in ${team ? `the library of ${team}` : 'your library'} will be deleted on ${first}, together with its analyses.`
        : `${files} resumes in ${team ? `the library of ${team}` : 'your library'} will be deleted between ${first} and ${last}, together with their analyses.`,
    whatToDo:
      'If that’s what you want, you don’t need to do anything. To keep a file, download it. To keep resumes longer, change the retention period in Settings.',
    open: 'View these resumes',
    why: (days) =>
      `Your retention period is ${days} days. We send this email a few days before it ends. You can turn it off in Settings.`,
    whatToDoInTeam:
      'If that’s what you want, you don’t need to do anything. To keep a file, download it. Owners and admins can change the retention period of the organization.',
    whyInTeam: (days, team) =>
      `The retention period of ${team} is ${days} days. We send this email to its owners and recruiters a few days before it ends. You can turn it off in Settings.`,
  },
  de: {
    subject: (files) =>
      files === 1 ? 'Ein Lebenslauf wird bald gelöscht' : `${files} Lebensläufe werden bald gelöscht`,
    due: ({ files, first, last, team }) =>
      files === 1
        ? `Ein Lebenslauf in ${team ? `der Bibliothek von ${team}` : 'Ihrer Bibliothek'} wird am ${first} gelöscht, zusammen mit seinen Auswertungen.`
        : `${files} Lebensläufe in ${team ? `der Bibliothek von ${team}` : 'Ihrer Bibliothek'} werden zwischen dem ${first} und dem ${last} gelöscht, zusammen mit ihren Auswertungen.`,
    whatToDo:
      'Wenn das in Ihrem Sinne ist, müssen Sie nichts tun. Um eine Datei zu behalten, laden Sie sie herunter. Um Lebensläufe länger aufzubewahren, ändern Sie die Aufbewahrungsfrist in den Einstellungen.',
    open: 'Diese Lebensläufe ansehen',
    why: (days) =>
      `Ihre Aufbewahrungsfrist beträgt ${days} Tage. Diese E-Mail senden wir einige Tage vor ihrem Ende. Sie können sie in den Einstellungen abschalten.`,
    whatToDoInTeam:
      'Wenn das in Ihrem Sinne ist, müssen Sie nichts tun. Um eine Datei zu behalten, laden Sie sie herunter. Inhaber und Admins können die Aufbewahrungsfrist der Organisation ändern.',
    whyInTeam: (days, team) =>
      `Die Aufbewahrungsfrist von ${team} beträgt ${days} Tage. Diese E-Mail senden wir ihren Inhabern und Recruitern einige Tage vor ihrem Ende. Sie können sie in den Einstellungen abschalten.`,
  },
  es: {
    subject: (files) =>
      files === 1 ? 'Un currículum se eliminará pronto' : `${files} currículums se eliminarán pronto`,
    due: ({ files, first, last, team }) =>
      files === 1
        ? `Un currículum de ${team ? `la biblioteca de ${team}` : 'tu biblioteca'} se eliminará el ${first}, junto con sus análisis.`
        : `${files} currículums de ${team ? `la biblioteca de ${team}` : 'tu biblioteca'} se eliminarán entre el ${first} y el ${last}, junto con sus análisis.`,
    whatToDo:
      'Si es lo que quieres, no tienes que hacer nada. Para conservar un archivo, descárgalo. Para conservar los currículums más tiempo, cambia el plazo de conservación en Configuración.',
    open: 'Ver estos currículums',
    why: (days) =>
      `Tu plazo de conservación es de ${days} días. Este correo se envía unos días antes de que termine. Puedes desactivarlo en Configuración.`,
    whatToDoInTeam:
      'Si es lo que quieres, no tienes que hacer nada. Para conservar un archivo, descárgalo. Los propietarios y administradores pueden cambiar el plazo de conservación de la organización.',
    whyInTeam: (days, team) =>
      `El plazo de conservación de ${team} es de ${days} días. Este correo se envía a sus propietarios y reclutadores unos días antes de que termine. Puedes desactivarlo en Configuración.`,
  },
  fr: {
    subject: (files) =>
      files === 1 ? 'Un CV va bientôt être supprimé' : `${files} CV vont bientôt être supprimés`,
    due: ({ files, first, last, team }) =>
      files === 1
        ? `Un CV de ${team ? `la bibliothèque de ${team}` : 'votre bibliothèque'} sera supprimé le ${first}, avec ses analyses.`
        : `${files} CV de ${team ? `la bibliothèque de ${team}` : 'votre bibliothèque'} seront supprimés entre le ${first} et le ${last}, avec leurs analyses.`,
    whatToDo:
      'Si cela vous convient, vous n’avez rien à faire. Pour garder un fichier, téléchargez-le. Pour garder les CV plus longtemps, changez la durée de conservation dans les paramètres.',
    open: 'Voir ces CV',
    why: (days) =>
      `Votre durée de conservation est de ${days} jours. Cet e-mail est envoyé quelques jours avant son terme. Vous pouvez le désactiver dans les paramètres.`,
    whatToDoInTeam:
      'Si cela vous convient, vous n’avez rien à faire. Pour garder un fichier, téléchargez-le. Les propriétaires et les administrateurs peuvent changer la durée de conservation de l’organisation.',
    whyInTeam: (days, team) =>
      `La durée de conservation de ${team} est de ${days} jours. Cet e-mail est envoyé à ses propriétaires et recruteurs quelques jours avant son terme. Vous pouvez le désactiver dans les paramètres.`,
  },
  ar: {
    subject: (files) => (files === 1 ? 'ستُحذف سيرة ذاتية قريبًا' : `سير ذاتية ستُحذف قريبًا: ${files}`),
    due: ({ files, first, last, team }) =>
      files === 1
        ? `ستُحذف سيرة ذاتية من ${team ? `مكتبة ${team}` : 'مكتبتك'} في ${first}، مع تحليلاتها.`
        : `ستُحذف سير ذاتية من ${team ? `مكتبة ${team}` : 'مكتبتك'} بين ${first} و${last}، وعددها ${files}، مع تحليلاتها.`,
    whatToDo:
      'إن كان هذا ما تريده فلا يلزمك فعل شيء. للاحتفاظ بملف، نزّله. وللاحتفاظ بالسير الذاتية مدة أطول، غيّر مدة الاحتفاظ في الإعدادات.',
    open: 'عرض هذه السير الذاتية',
    why: (days) =>
      `مدة الاحتفاظ بالأيام: ${days}. نرسل هذه الرسالة قبل انتهائها بأيام. يمكنك إيقافها من الإعدادات.`,
    whatToDoInTeam:
      'إن كان هذا ما تريده فلا يلزمك فعل شيء. للاحتفاظ بملف، نزّله. ويمكن للمالكين والمسؤولين تغيير مدة الاحتفاظ في المؤسسة.',
    whyInTeam: (days, team) =>
      `مدة الاحتفاظ في ${team} بالأيام: ${days}. نرسل هذه الرسالة إلى مالكيها ومسؤولي التوظيف فيها قبل انتهائها بأيام. يمكنك إيقافها من الإعدادات.`,
  },
};
