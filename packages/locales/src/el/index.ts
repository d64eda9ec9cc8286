import { cldr } from '../generated/cldr.ts';
import { stopWords } from '../generated/stop-words.ts';
import type { Locale } from '../locale.ts';

/** Greek. */
export const el = {
  tag: 'el',
  name: cldr.el.name,
  dates: {
    months: cldr.el.months,
    otherMonths: [],
    shortMonths: 'ιαν φεβ μαρ απρ - ιουν ιουλ αυγ σεπ|σεπτ οκτ νοε δεκ',
    weekdays: cldr.el.weekdays,
    seasons: '',
    present: 'σήμερα|παρόν|τώρα',
    since: 'από',
    sinceAfter: '',
    from: '',
    until: 'έως|μέχρι',
    beforeEnd: 'έως|μέχρι',
    afterYear: '',
    units: '',
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'Εκπαίδευση|Σπουδές',
        certifications: 'Σεμινάρια|Πιστοποιήσεις',
        languages: 'Γλώσσες|Ξένες γλώσσες',
        skills: 'Δεξιότητες',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Επαγγελματική εμπειρία|Εμπειρία|Εργασιακή εμπειρία|Προϋπηρεσία',
        interests: 'Ενδιαφέροντα',
        references: 'Συστάσεις',
        declaration: '',
        personal: 'Προσωπικά στοιχεία',
        contact: 'Επικοινωνία',
        summary: 'Προφίλ',
        additional: 'Άλλα στοιχεία',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'θέση',
      organization: 'εργοδότης|εταιρεία',
      client: '',
      dates: 'περίοδος',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      postal: 'διεύθυνση',
      phone: '',
      address: '',
    },
    streets: {
      before: '',
      after: '',
      joined: '',
    },
    names: {
      label: 'ονοματεπώνυμο|όνομα',
      surname: 'επώνυμο',
      given: 'όνομα',
      document: 'βιογραφικό(?: σημείωμα)?',
    },
  },
  speech: {
    names: cldr.el.languages,
    otherNames: '',
    levels: {
      native: '',
      C2: '',
      C1: '',
      B2: '',
      B1: '',
      A2: '',
      A1: '',
    },
    lines: '',
  },
  work: {
    titles: `μηχανικος αναλυτης συμβουλος διευθυντης διευθυντρια υπευθυνος υπευθυνη συντονιστης ειδικος βοηθος
        λογιστης γραμματεας πωλητης πωλητρια ταμιας αποθηκαριος οδηγος ηλεκτρολογος μαγειρας σερβιτορος
        σερβιτορα δασκαλος δασκαλα καθηγητης καθηγητρια ιατρος νοσηλευτης νοσηλευτρια φαρμακοποιος δικηγορος
        μεταφραστης σχεδιαστης αρχιτεκτονας δημοσιογραφος προϊσταμενος προϊσταμενη προγραμματιστης τεχνικος
        υπαλληλος`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: '',
    employerStarts: 'εταιρεία όμιλος τράπεζα νοσοκομείο πανεπιστήμιο δήμος ξενοδοχείο φαρμακείο',
    employerEnds: '',
    employerParts: '',
    legalForms: '',
    legalStarts: '',
    legalEnds: 'α.ε. ο.ε. ε.ε. ε.π.ε. ι.κ.ε. αε οε επε ικε',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: 'διδακτορικό',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'μεταπτυχιακό(?: δίπλωμα)?',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'πτυχίο',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'απολυτήριο(?: λυκείου)?',
      },
    ],
    professions: [],
    schools: 'πανεπιστήμιο|τει|σχολή|λύκειο|πολυτεχνείο|ιεκ|ινστιτούτο',
    schoolSigns: '',
    field: 'με ειδίκευση',
    noField: '',
    enters: '',
  },
  places: { countries: cldr.el.countries, regions: '' },
  adverts: {
    hiring: null,
    entryLevel: '',
    noExperience: '',
    legal: '',
    employer: '',
    place: '',
  },
  instructions: [
    /(?:αγν[όο]ησ|ξ[έε]χασ)\S{0,40}.{0,20}?(?:[όο]λες|προηγο[ύυ]μεν).{0,20}?(?:οδηγ[ίι]ες|εντολ[έε]ς)/,
  ],
  grammar: {
    functionWords: `${stopWords.el} της τη στα ως ήταν έχει έχουν πριν μεταξύ όπως επίσης πολύ όλα όλες`,
    ordinaryWords: `εργασία εργασίας εμπειρία γνώση γνώσεις εκπαίδευση δεξιότητες γλώσσες εταιρεία εταιρείας έτη χρόνια
        σήμερα`,
  },
  glossary: null,
} as const satisfies Locale;
