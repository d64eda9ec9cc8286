import type { AdvertWords } from '../advert-words.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:\([mwdfx](?: ?[/|*] ?[mwdfx]){1,3}\)|wir suchen|gesucht|(?:ihre?|deine?) (?:aufgaben?|profil|qualifikation(?:en)?|bewerbung|vorteile)|wir bieten|was (?:wir|sie|dich|dir|du)|anforderungen|bewerb(?:en|ung)|berufserfahrung|vollzeit|teilzeit|unbefristet|abgeschlossene|voraussetzung|(?<!\p{L})(?:wir|unser\p{L}*)(?!\p{L}))/giu,
    matches: ['Bäcker (m/w/d)', 'Ihre Aufgaben', 'Wir bieten', 'Abgeschlossene Ausbildung'],
    misses: ['Den Teig ruhen lassen und den Ofen vorheizen'],
  },
  entryLevel: 'berufseinsteiger(?:in)?|einstiegsposition',
  noExperience: 'keine (?:vor)?(?:erfahrung|kenntnisse) (?:nötig|erforderlich|notwendig)',
  clearance: 'sicherheitsüberprüfung|führungszeugnis',
  legal: String.raw`\babs(?:atz|\.) \d|gemäß|nach maßgabe`,
  employer: 'firma|unternehmen|arbeitgeber',
  place: 'standort|(?:arbeits|einsatz|dienst)?ort',
  at: 'bei',
  terms: 'vollzeit|teilzeit|unbefristet|befristet|m/w/d',
  resumes: { title: 'lebenslauf', headings: 'berufserfahrung' },
  otherTexts: {
    measures: 'EL|TL|Prisen?|Zehen?|Eier',
    cooking: 'backofen|kneten|schälen|umrühren',
    bills: 'rechnungs(?:nr|nummer|datum|betrag)|rechnung nr|nettobetrag|mwst|einzelpreis|gesamtpreis',
    shops: 'in den warenkorb',
    reports: String.raw`teilte [^.\n]{2,40} mit|nach angaben (?:de[rs]|von)|am (?:mon|diens|donners|frei|sams|sonn)tag`,
  },
  legalForms: 'GmbH',
  legalEndings: 'AG|SE|KG',
  lawArticles: 'artikel',
  mail: null,
  parts: null,
  prose: {
    sought: {
      pattern:
        /(?<!\p{L})(?:(?:du|ihr|sie|er oder sie|sie oder er|wer|der|die|person) (?:\p{L}+ )?(?:hast|habt|haben|bringst|bringt|bringen|verfügst|verfügt|verfügen|kannst|könnt|können|kennst|kennt|kennen|beherrschst|beherrscht|beherrschen|weißt|wissen|sprichst|spricht|sprechen|besitzt|besitzen|solltest|solltet|sollten?|musst|müsst|müssen|brauchst|brauchen|bist|sind)(?= )|(?:solltest|musst|brauchst|kannst|kommst|hast|bringst|beherrschst|kennst|schreibst|führst|sprichst|arbeitest) du|(?:brauchen|sollten|müssen|beherrschen|kennen|sprechen|bringen) sie|(?:setzen|erwarten|wünschen|verlangen) wir|wir (?:setzen|erwarten|wünschen|verlangen)|(?:sind|ist|wird|werden) (?:\p{L}+ ){0,2}(?:vorausgesetzt|erforderlich|notwendig|nötig|zwingend|pflicht|vorgeschrieben|unverzichtbar|gefragt|ein muss|voraussetzung)|(?:ist|sind) (?:klar|selbstverständlich)|versteht sich|wer (?:[\p{L}-]+ ){0,6}(?:kann|hat|mitbringt|beherrscht|kennt|spricht)|vorausgesetzt|unverzichtbar|nötig|zwingend|geht (?:bei uns |hier )?(?:gar )?nichts|mitbringen|nicht fremd|vertraut|sitzt|passt (?:gut )?zu uns)(?!\p{L})/iu,
      matches: ['Du hast einen Meisterbrief', 'Einen Ofen setzen wir voraus', 'Wer Brot backt, passt zu uns'],
      misses: ['Der Ofen ist warm', 'Unsere Mühle steht am Kai'],
    },
    optional: {
      pattern:
        /(?<!\p{L})(?:von vorteil|vorteilhaft|idealerweise|wünschenswert|gern(?:e)? gesehen|willkommen|umso besser|(?:wäre|wären|ist|sind) (?:\p{L}+ )?(?:schön|toll|super|prima|klasse|ideal|hilfreich|ein plus|kein muss|kein hindernis)|kein muss|freuen uns|schade[nt]t? nicht|gern(?=[,.!])|auch noch|(?:zahlen|bezahlen|übernehmen) wir (?:dir|ihnen|gern)|bringen wir (?:dir|ihnen) (?:\p{L}+ )?bei|können wir (?:dir|ihnen) (?:\p{L}+ )?(?:beibringen|zeigen)|lernst du bei uns|hilft|helfen)(?!\p{L})/iu,
      matches: ['Friesisch wäre schön', 'Das Backen können wir dir beibringen', 'Ein Boot ist kein Muss'],
      misses: ['Ein Boot ist ein Muss', 'Hilfe am Ofen'],
    },
    offers: {
      pattern:
        /(?<!\p{L})(?:(?:bekommst|erhältst|verdienst|findest|erwarten?) (?:du|dich|sie)|^wir (?:zahlen|sind|haben)|wir (?:bieten|freuen uns auf)|bieten wir|urlaub(?:stage)?|weihnachtsgeld|lebenslauf|bewirb|bewerbung(?:en)?|schick(?:en)?|ruf(?:en)? (?:sie )?(?:einfach )?an|€|euro|brutto|(?:musst|brauchst) du (?:\p{L}+ )?nicht|(?:müssen|brauchen) sie (?:\p{L}+ )?nicht|(?:ist|sind) nicht (?:nötig|erforderlich|notwendig))(?!\p{L})/iu,
      matches: ['Das bekommst du: Brot', 'Wir bieten dir einen Ofen', 'Schick uns deinen Lebenslauf'],
      misses: ['Du bekommst jeden Ofen warm', 'Du hast einen Meisterbrief'],
    },
    remark: {
      pattern: /^(?:aber|auch wenn|jedoch|doch|sind|ist|obwohl|falls|wenn)(?!\p{L})/iu,
      matches: ['aber kein Muss', 'auch wenn es regnet'],
      misses: ['ein Boot wäre schön'],
    },
  },
};
