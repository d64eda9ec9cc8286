import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: 'responsabilita',
      education: `istruzione e formazione|titoli di studio|percorso di studi|percorso formativo|titolo di studio|
          percorso accademico|percorso scolastico|carriera accademica|carriera scolastica`,
      certifications: 'formazione professionale|formazione continua|patenti e certificazioni',
      languages: `competenze linguistiche|lingue straniere|conoscenze linguistiche|conoscenza delle lingue|
          capacita linguistiche`,
      skills: `competenze tecniche|conoscenze informatiche|capacita e competenze|capacita tecniche|
          competenze digitali|conoscenze tecniche|competenze professionali|competenze informatiche|
          punti di forza`,
      projects: '',
      publications: 'pubblicazioni',
      awards: 'borse di studio',
      volunteering: 'esperienze di volontariato|esperienza di volontariato',
      experience: `esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|
          percorso professionale|carriera|storia lavorativa|attivita lavorativa|attivita lavorative|
          attivita professionale|posizioni ricoperte|percorso lavorativo|carriera professionale|stage e tirocini`,
      interests: 'tempo libero',
      references: '',
      declaration: '',
      personal: 'dati personali|informazioni personali|dati anagrafici',
      contact: 'contatti',
      summary: 'profilo professionale|sintesi|chi sono|su di me|sintesi professionale|descrizione personale',
      additional: 'altro|altre informazioni|ulteriori informazioni|informazioni aggiuntive|patente di guida',
    },
    words: {
      detail: '',
      education: 'istruzione formazione studi educazione',
      certifications: 'certificazioni certificati corsi attestati abilitazioni patentini',
      languages: 'lingue madrelingua',
      skills: 'competenze capacita conoscenze abilita strumenti',
      projects: 'progetti',
      publications: '',
      awards: 'premi riconoscimenti',
      volunteering: 'volontariato',
      experience: 'esperienza esperienze tirocini tirocinio impieghi occupazione',
      interests: 'interessi passioni hobby',
      references: 'referenze',
      declaration: '',
      personal: '',
      contact: '',
      summary: 'profilo riepilogo presentazione obiettivo obiettivi sommario',
      additional: 'patente patenti',
    },
    objective: 'obiettiv[io]',
    beside: `e ed di del della delle dei in altre altri lavorativa lavorative lavoro professionale professionali
        pregresse precedenti titolo titoli accademica scolastica compiuti universitaria superiore studio
        tecniche informatiche digitali personali personale organizzative relazionali trasversali comunicative
        gestionali artistiche sociali chiave software straniere conosciute realizzati`,
    entries: '',
  },
  labels: {
    title: 'ruolo|tipo di impiego|lavoro o posizione ricoperti|qualifica|mansione',
    organization: 'azienda|(?:nome e indirizzo del )?datore di lavoro',
    client: '',
    dates: 'periodi',
    place: 'luogo',
    business: 'tipo di azienda o settore',
    other: 'principali mansioni e responsabilità',
    education: `nome e tipo di (?:istituto|organizzazione)(?: di istruzione(?: o formazione)?)?|qualifica conseguita|
        titolo della qualifica rilasciata`,
    home: 'indirizzo',
    postal: 'indirizzo',
    phone: 'cellulare',
    address: 'indirizzo',
  },
  streets: {
    before: 'via|viale|piazza',
    after: '',
    joined: '',
  },
  names: {
    particles: 'di da della lo la e',
    label: 'nome|nome e cognome',
    surname: 'cognome',
    given: 'nome',
    document: 'formato europeo per il curriculum vitae',
    bareLabel: '',
    titles: '',
    unspacedTitles: '',
  },
  pages: { page: 'pagina', of: 'di', ofAlone: '' },
};
