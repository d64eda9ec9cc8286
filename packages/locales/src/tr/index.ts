import { cldr } from '../generated/cldr.ts';
import { stopWords } from '../generated/stop-words.ts';
import type { Locale } from '../locale.ts';

/** Turkish. */
export const tr = {
  tag: 'tr',
  name: cldr.tr.name,
  dates: {
    months: cldr.tr.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.tr.weekdays,
    seasons: '',
    present: 'halen|devam ediyor|devam|günümüz(?:e kadar)?|bugün|şu an(?:a kadar)?',
    since: '',
    sinceAfter: "'?[dt][ae]n (?:beri|itibaren)",
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
    units: '',
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'Eğitim|Eğitim Bilgileri|Öğrenim|Öğrenim Durumu',
        certifications: 'Sertifikalar|Kurslar|Sertifika ve Kurslar',
        languages: 'Diller|Yabancı Dil|Yabancı Diller|Dil Bilgisi',
        skills: 'Beceriler|Yetenekler|Yetkinlikler|Bilgisayar Bilgisi',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'İş Deneyimi|İş Deneyimleri|Deneyim|Deneyimler|Deneyimlerim|İş Tecrübesi|Mesleki Deneyim',
        interests: 'Hobi|Hobiler|İlgi Alanları',
        references: 'Referanslar',
        declaration: '',
        personal: 'Kişisel Bilgiler|Askerlik Durumu',
        contact: 'İletişim|İletişim Bilgileri',
        summary: 'Hakkımda|Özet|Kariyer Hedefi',
        additional: 'Diğer|Ek Bilgiler|Ehliyet',
      },
      words: null,
      objective: '(?:kariyer )?hedef(?:i|im)?',
      beside: '',
      entries: '',
    },
    labels: {
      title: 'görev|görevi|pozisyon|unvan',
      organization: 'şirket|şirket adı|işyeri|kurum',
      client: '',
      dates: 'tarih|tarihler|tarih aralığı|dönem',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      postal: '',
      phone: '',
      address: '',
    },
    streets: {
      before: '',
      after: '',
      joined: '',
    },
    names: {
      particles: '',
      label: 'ad soyad|adı soyadı|adı ve soyadı|isim',
      surname: 'soyadı?',
      given: 'adı?',
      document: 'özgeçmiş',
    },
  },
  speech: {
    names: cldr.tr.languages,
    otherNames: 'en ingilizce|es ispanyolca|it italyanca|nl hollandca|he ibranice|sv isvecce',
    levels: {
      native: '',
      C2: '',
      C1: '',
      B2: '',
      B1: '',
      A2: '',
      A1: '',
    },
    lines: 'ana dil',
  },
  work: {
    titles: `muhendis muhendisi gelistirici programci analist danisman danismani mudur muduru yardimcisi direktor
        koordinator koordinatoru uzman uzmani asistan asistani yonetici yoneticisi tekniker teknikeri teknisyen
        teknisyeni muhasebeci ekonomist sekreter satis temsilcisi temsilci kasiyer depocu sofor soforu tamirci
        elektrikci kaynakci asci garson ogretmen ogretmeni egitmen doktor hekim hemsire hemsiresi eczaci avukat
        cevirmen tasarimci tasarimcisi mimar gazeteci editor operator operatoru sorumlusu sorumlu sefi sef
        elemani stajyer memur memuru isci`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: `holding bankası hastanesi üniversitesi okulu lisesi koleji şirketi belediyesi fabrikası müdürlüğü
        bakanlığı oteli eczanesi mağazası`,
    employerStarts: '',
    employerEnds: '',
    employerParts: '',
    joins: '',
    leaves: '',
    stays: '',
    at: '',
    legalSigns: '',
    legalForms: '',
    legalStarts: '',
    legalEnds: 'a.ş. aş ltd._şti. san._ve_tic. san._tic.',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: 'doktora',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'yüksek lisans',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'lisans',
      },
      {
        level: 'associate',
        match: 'folded',
        own: true,
        words: 'önlisans',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: String.raw`lise(?: diploması)?|[\p{L}]* ?lisesi`,
      },
    ],
    professions: [],
    schools: String.raw`universitesi|enstitusu|[\p{L}]*lisesi|yuksekokulu|koleji|okulu`,
    graduated: 'mezun',
    schoolSigns: '',
    field: 'alanında',
    noField: 'mezun',
    enters: '',
  },
  places: { countries: cldr.tr.countries, regions: '' },
  adverts: {
    hiring: null,
    entryLevel: '',
    noExperience: '',
    clearance: '',
    legal: '',
    employer: '',
    place: '',
  },
  instructions: [
    /önceki.{0,20}?(?:talimat|komut|yönerge).{0,30}?(?:yok ?say|görmezden|unut)/,
    /bu (?:adaya|adayı|başvuru\S{0,40}).{0,30}?(?:en yüksek|100|ilk sıra|birinci|tam) ?(?:puan|sıra|not)?.{0,12}?(?:ver|koy|yerleştir)/,
  ],
  grammar: {
    functionWords: `${stopWords.tr} önce yok`,
    ordinaryWords: `iş işi çalışma deneyim deneyimi deneyimli bilgi bilgisi eğitim beceriler aranan nitelikler görev
        görevler sorumluluklar şirket şirketi firma yıl yıllık ay halen günümüz tercihen en az iyi derecede
        sahip olmak yapmak etmek`,
  },
  glossary: null,
} as const satisfies Locale;
