/** The captions of the walk-through, in display order. */
export const captionIds = [
  'job',
  'requirements',
  'upload',
  'run',
  'ranking',
  'evidence',
  'decision',
  'share',
  'end',
] as const;
export type CaptionId = (typeof captionIds)[number];

export const captionLanguages = ['en', 'de', 'ar', 'es', 'fr'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

/** The film shows the product in English; captions describe it in each language. */
export const captions: Readonly<Record<CaptionLanguage, Readonly<Record<CaptionId, string>>>> = {
  en: {
    job: 'Paste a job description and save it.',
    requirements: 'Winnow reads its requirements. You can change every one of them.',
    upload: 'Upload up to 50 resumes at once: PDF, Word, or text.',
    run: 'Every file is read and scored on its own. A damaged file doesn’t stop the others.',
    ranking: 'The result is a ranked list. Names and photos stay hidden until you show them.',
    evidence: 'Open a candidate: each requirement shows the words in the resume that answer it.',
    decision: 'The decision is yours. Winnow rejects no one by itself.',
    share: 'Share the shortlist with a link that expires.',
    end: 'From a job description to a shortlist with reasons.',
  },
  de: {
    job: 'Fügen Sie eine Stellenbeschreibung ein, und speichern Sie sie.',
    requirements: 'Winnow liest die Anforderungen heraus. Sie können jede davon ändern.',
    upload: 'Laden Sie bis zu 50 Lebensläufe auf einmal hoch: PDF, Word oder Text.',
    run: 'Jede Datei wird einzeln gelesen und bewertet. Eine beschädigte Datei hält die anderen nicht auf.',
    ranking: 'Das Ergebnis ist eine Rangliste. Namen und Fotos bleiben verborgen, bis Sie sie einblenden.',
    evidence:
      'Öffnen Sie einen Kandidaten: Zu jeder Anforderung steht die Stelle im Lebenslauf, die sie belegt.',
    decision: 'Die Entscheidung treffen Sie. Winnow lehnt niemanden von sich aus ab.',
    share: 'Teilen Sie die Auswahl über einen Link, der abläuft.',
    end: 'Von der Stellenbeschreibung zur begründeten Auswahl.',
  },
  ar: {
    job: 'ألصق وصفًا وظيفيًا واحفظه.',
    requirements: 'يقرأ Winnow المتطلبات منه، ويمكنك تغيير أي منها.',
    upload: 'ارفع حتى 50 سيرة ذاتية دفعة واحدة: PDF أو Word أو نص.',
    run: 'يُقرأ كل ملف ويُقيَّم على حدة، ولا يوقف ملف تالف بقية الملفات.',
    ranking: 'النتيجة قائمة مرتبة. تبقى الأسماء والصور مخفية إلى أن تُظهرها.',
    evidence: 'افتح صفحة مرشح: يظهر مع كل متطلب الكلام الذي يثبته في السيرة الذاتية.',
    decision: 'القرار لك. لا يرفض Winnow أحدًا من تلقاء نفسه.',
    share: 'شارك القائمة المختصرة برابط له مدة صلاحية.',
    end: 'من الوصف الوظيفي إلى قائمة مختصرة بأسبابها.',
  },
  es: {
    job: 'Pega una descripción de puesto y guárdala.',
    requirements: 'Winnow extrae los requisitos. Puedes cambiar cualquiera de ellos.',
    upload: 'Sube hasta 50 currículums a la vez: PDF, Word o texto.',
    run: 'Cada archivo se lee y se puntúa por separado. Un archivo dañado no detiene a los demás.',
    ranking:
      'El resultado es una lista ordenada. Los nombres y las fotos quedan ocultos hasta que los muestres.',
    evidence: 'Abre un candidato: cada requisito muestra las palabras del currículum que lo respaldan.',
    decision: 'La decisión es tuya. Winnow no rechaza a nadie por su cuenta.',
    share: 'Comparte la preselección con un enlace que caduca.',
    end: 'De la descripción del puesto a una preselección con motivos.',
  },
  fr: {
    job: 'Collez une fiche de poste et enregistrez-la.',
    requirements: 'Winnow en extrait les exigences. Vous pouvez modifier chacune d’elles.',
    upload: 'Importez jusqu’à 50 CV à la fois : PDF, Word ou texte.',
    run: 'Chaque fichier est lu et noté séparément. Un fichier endommagé n’arrête pas les autres.',
    ranking:
      'Le résultat est une liste classée. Noms et photos restent masqués jusqu’à ce que vous les affichiez.',
    evidence: 'Ouvrez un candidat : chaque exigence montre les mots du CV qui y répondent.',
    decision: 'La décision vous appartient. Winnow ne rejette personne de lui-même.',
    share: 'Partagez la présélection par un lien qui expire.',
    end: 'De la fiche de poste à une présélection motivée.',
  },
};
