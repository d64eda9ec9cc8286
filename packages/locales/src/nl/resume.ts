import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: '',
      education: 'opleiding en cursussen|academische achtergrond|diploma s',
      certifications: 'cursussen en certificaten|diploma s en certificaten',
      languages: 'vreemde talen',
      skills: 'vakkennis|sterke punten|programma s',
      projects: '',
      publications: '',
      awards: '',
      volunteering: '',
      experience: 'arbeidsverleden|onderwijservaring|relevante werkervaring',
      interests: 'vrije tijd|hobby s|hobby s en interesses|interesses en hobby s',
      references: '',
      declaration: '',
      personal: 'persoonlijke gegevens|persoonlijke informatie',
      contact: 'contactgegevens',
      summary: 'over mij|profiel en ambitie|persoonlijk profiel|wie ben ik',
      additional: 'overige|overig|overige informatie|aanvullende informatie',
    },
    words: {
      detail: '',
      education:
        'opleiding opleidingen onderwijs studie studies vooropleiding scholing opleidingsachtergrond educatie',
      certifications: 'certificaten cursussen trainingen certificeringen bijscholing nascholing',
      languages: 'talen talenkennis taalvaardigheid taalvaardigheden taalkennis',
      skills: `vaardigheden competenties kennis computervaardigheden computerkennis softwarekennis
          automatiseringskennis kerncompetenties kernkwaliteiten kwaliteiten eigenschappen`,
      projects: 'projecten',
      publications: '',
      awards: 'prijzen onderscheidingen prestaties',
      volunteering: 'vrijwilligerswerk nevenactiviteiten nevenfuncties',
      experience: `werkervaring ervaring beroepservaring praktijkervaring arbeidservaring werkgeschiedenis loopbaan
          loopbaanoverzicht bijbanen functies dienstverbanden`,
      interests: 'interesses vrijetijdsbesteding',
      references: 'referenties',
      declaration: '',
      personal: 'personalia persoonsgegevens',
      contact: '',
      summary: 'profiel samenvatting profielschets profielsamenvatting doel ambitie introductie',
      additional: 'bijzonderheden rijbewijs',
    },
    beside: `en van de het in overige eerdere relevante professionele persoonlijke technische digitale aanvullende
        belangrijkste kort vreemde it ict pc training genoten gevolgde afgeronde academische`,
    entries: '',
  },
  labels: {
    title: 'functie|functie of beroep',
    organization: 'bedrijf|werkgever|naam en adres van de werkgever',
    client: '',
    dates: 'periode|datum',
    place: 'plaats|locatie',
    business: 'soort bedrijf of sector',
    other: 'voornaamste werkzaamheden en verantwoordelijkheden',
    education: '',
    home: 'adres',
    address: String.raw`\badres`,
  },
  names: {
    label: 'naam',
    surname: 'achternaam',
    given: 'voornaam',
    document: '',
  },
};
