import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: 'aufgaben',
      education: `hochschulbildung|schulischer werdegang|akademischer werdegang|schulbildung und ausbildung|
          ausbildung und studium|schule und ausbildung|akademische ausbildung|aus und weiterbildung|
          aus und fortbildung`,
      certifications: 'zertifikate und weiterbildungen',
      languages: '',
      skills: `edv kenntnisse|it kenntnisse|edv kenntnisse und software|besondere kenntnisse|weitere kenntnisse|
          fachliche kompetenzen`,
      projects: '',
      publications: 'publikationen',
      awards: 'erfolge',
      volunteering: 'soziales engagement|gesellschaftliches engagement',
      experience: `berufliche erfahrung|beruflicher werdegang|praktische erfahrung|berufliche laufbahn|berufstatigkeit|
          bisherige tatigkeiten|berufliche stationen|beruflicher hintergrund|lehrerfahrung|berufliche tatigkeit|
          berufliche tatigkeiten|beruflicher lebenslauf|bisherige positionen|fruhere positionen|
          bisherige stationen`,
      interests: '',
      references: '',
      declaration: '',
      personal: 'personliche daten|angaben zur person|personliche angaben',
      contact: 'kontakt|kontaktdaten',
      summary: 'uber mich|kurzvorstellung|ziel|personliches profil|zur person|uber meine person',
      additional: 'sonstiges|zusatzliche angaben|fuhrerschein',
    },
    words: {
      detail: '',
      education: `ausbildung ausbildungen bildung studium schulbildung schule hochschulstudium hochschulausbildung
          berufsausbildung bildungsgang bildungsweg bildungsabschlusse abschlusse akademische akademischer
          schulische schulischer universitare`,
      certifications: `weiterbildung weiterbildungen zertifikate zertifizierungen fortbildung fortbildungen kurse seminare
          lehrgange schulungen`,
      languages: 'sprachen sprachkenntnisse fremdsprachen fremdsprachenkenntnisse',
      skills: `kenntnisse fahigkeiten fertigkeiten kompetenzen qualifikationen fachkenntnisse kernkompetenzen
          zusatzqualifikationen methodenkompetenz methodenkompetenzen schlusselkompetenzen sozialkompetenz
          sozialkompetenzen starken computerkenntnisse softwarekenntnisse programmierkenntnisse`,
      projects: 'projekte projekterfahrung',
      publications: '',
      awards: 'auszeichnungen preise stipendien',
      volunteering: 'ehrenamt ehrenamtliche ehrenamtliches',
      experience: `berufserfahrung berufserfahrungen arbeitserfahrung praxiserfahrung praxiserfahrungen berufspraxis
          berufsweg werdegang laufbahn erfahrung erfahrungen beschaftigung beschaftigungen praktika nebenjobs
          nebentatigkeiten arbeitsstationen`,
      interests: 'interessen hobbys hobbies freizeit',
      references: 'referenzen',
      declaration: '',
      personal: 'personalien',
      contact: '',
      summary:
        'profil kurzprofil zusammenfassung profilzusammenfassung karriereziel karriereziele berufsziel',
      additional: '',
    },
    objective: '(?:berufs|karriere)ziele?|ziel',
    beside: `und der die das fur in im beruflich berufliche beruflicher bisherige praktische technische fachliche
        besondere weitere sonstige ausgewahlte wichtige relevante personliche edv it pc software soziale
        methodische engagement tatigkeit tatigkeiten hintergrund`,
    entries: '',
  },
  labels: {
    title: 'stelle|beruf oder funktion',
    organization: 'firma|arbeitgeber|name und adresse des arbeitgebers|unternehmen',
    client: '',
    dates: 'zeitraum|daten',
    place: 'ort',
    business: 'tätigkeitsbereich oder branche',
    other: 'wichtigste tätigkeiten und zuständigkeiten',
    education:
      'name und art der bildungs- oder ausbildungseinrichtung|bezeichnung der erworbenen qualifikation',
    home: 'anschrift|wohnort',
    postal: 'anschrift|wohnort',
    phone: 'telefon|handy|fon',
    address: 'adress',
  },
  streets: {
    before: '',
    after: '',
    joined: 'stras?se|str|gasse|allee|platz|weg',
  },
  names: {
    particles: 'von zu zum der',
    label: 'vor- und nachname|name vorname',
    surname: 'familienname|nachname',
    given: 'vornamen?',
    document: 'lebenslauf',
    bareLabel: '',
    titles: '',
    unspacedTitles: '',
  },
  pages: { page: 'seite', of: 'von', ofAlone: 'von' },
};
