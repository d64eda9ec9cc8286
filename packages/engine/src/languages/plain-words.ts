import { fold } from '../words/reading-copy.ts';
import type { GlossedLanguage } from './language.ts';

/**
 * Common words of adverts and resumes of every occupation, and names of months and days: they do not distinguish texts.
 * English has `stop-words.ts`. Inflected forms are listed.
 */
const written: Readonly<Record<GlossedLanguage, string>> = {
  de: `januar februar märz april mai juni juli august september oktober november dezember montag freitag samstag sonntag heute
    lebenslauf werdegang tätigkeit tätigkeiten position stelle stellen suchen sucht gesucht bieten bietet freuen bewerben bewerbung
    abgeschlossene abgeschlossenes abgeschlossener abgeschlossen abschluss erste ersten erster zweite gültiger gültige gültiges
    gute guter gutes guten sehr sicherer sicheres mindestens bereitschaft vorteil wünschenswert erforderlich vergleichbare
    vergleichbar ähnliche relevante verschiedene unterschiedliche eigene laufende laufenden bestehender neuer mittelständisches
    unternehmen firma betrieb standort raum mitarbeiter mitarbeitende vollzeit unbefristet befristet sofort euro einkommen urlaub
    tage tagen stunden wochen jahr jahre monat monate persönliche daten geboren familienstand ledig verheiratet adresse straße
    kenntnisse grundkenntnisse erfahrung erfahrungen durchführung einhaltung gewährleistung sicherstellung rahmen bereich bereiche
    allgemeine entsprechend möglich wichtig hohe hoher hohes`,
  fr: `janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi vendredi samedi dimanche
    aujourd'hui actuellement poste postes mission missions recherche recherchons recherché cherche cherchons offrons proposons
    rejoindre rejoignez équipe candidat candidature entreprise société établissement groupe basé située cdi cdd euros brut mois an
    ans année années jour jours heures semaine bon bonne bons bonnes excellent excellente excellentes souhaité souhaitée
    apprécié appréciée exigé exigée obligatoire impératif requis requise minimum maîtrise connaissance connaissances notions sens
    capacité esprit avoir faire assurer réaliser effectuer participer tenir mener garantir nouveau nouveaux nouvelle nouvelles
    premier première différents divers principal principales né née célibataire marié mariée nationalité adresse rue permanent`,
  es: `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes viernes sábado domingo
    actualidad actualmente hoy puesto puestos función funciones buscamos busca buscar ofrecemos ofrece incorporar incorporación
    empresa compañía grupo sede zona contrato indefinido jornada completa euros brutos mes meses año años día días horas semana
    buen buena buenos buenas alto alta excelente imprescindible valorable deseable necesario necesaria requerido mínimo mínima
    conocimiento conocimientos capacidad realizar hacer llevar gestionar garantizar asegurar participar mantener nuevo nueva nuevos
    nuevas primer primera diferentes distintos diversos principal principales propio propia nacido nacida soltero casado casada
    nacionalidad dirección calle similar básico básica`,
  it: `gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì venerdì sabato domenica
    oggi attuale attualmente posizione ruolo mansione mansioni cerca cerchiamo ricerca offriamo offre azienda società gruppo sede
    zona contratto indeterminato determinato tempo pieno euro lordi mese mesi anno anni giorno giorni ore settimana buon buona
    buono buone ottima ottimo indispensabile gradito gradita preferibile necessario necessaria richiesto richiesta minimo
    conoscenza conoscenze capacità svolgere eseguire fare gestire garantire assicurare partecipare tenere curare nuovo nuova nuovi
    nuove primo prima diversi vari principale principali proprio propria nato nata celibe nubile coniugato nazionalità indirizzo via
    disponibilità base`,
  pt: `janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda sexta sábado domingo
    atualidade atualmente presente hoje cargo posto função funções procura procuramos oferecemos oferece integrar empresa grupo
    sede zona contrato termo tempo inteiro euros mês meses ano anos dia dias horas semana bom boa bons boas alto excelente
    indispensável valorizado valoriza desejável necessário necessária requerido mínimo mínima conhecimento conhecimentos
    capacidade realizar fazer assegurar garantir efetuar participar manter gerir novo nova novos novas primeiro primeira diferentes
    diversos principal principais próprio própria nascido solteiro casado casada nacionalidade morada rua básico disponibilidade`,
  nl: `januari februari maart april mei juni juli augustus september oktober november december maandag vrijdag zaterdag zondag
    heden functie rol zoeken zoekt gezocht bieden biedt solliciteer bedrijf organisatie vestiging regio contract vast voltijd
    euro bruto maand maanden jaar jaren dag dagen uur uren week goede goed uitstekende uitstekend vereist gewenst pre minimaal
    kennis vermogen bereid uitvoeren verrichten doen zorgen onderhouden nieuwe nieuw eerste verschillende diverse eigen
    geboren ongehuwd gehuwd nationaliteit adres straat basis gemiddeld`,
  ro: `ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie luni vineri sâmbătă
    duminică prezent astăzi post postul funcție funcția caută căutăm angajează angajăm oferim oferă compania companie firma firmă
    societate sediu zona contract nedeterminată normă întreagă lei lună luni an ani zi zile ore săptămână bun bună bune buni
    foarte excelent excelente obligatoriu obligatorie constituie avantaj necesar necesară minim minimum cunoștințe capacitate
    disponibilitate realizarea efectuarea asigurarea participarea menținerea nou nouă noi prim prima diferite diverse propriu
    principal principale născut născută necăsătorit căsătorit naționalitate adresa strada bază categoria
    oportunitate oportunitatea oportunități oportunitățile puternic puternică puternice puternici dovedit dovedită demonstrat
    demonstrată demonstra capabil capabilă candidat candidați candidații ideal ideală rol rolul rolului roluri dinamic dinamică rapid
    rapidă lucra lucrați lucrul lucru lucrează excelentă excelenți solid solidă solide aprofundată aprofundate înalt înaltă înalte
    ridicat ridicată ridicate divers diverși diversă diferit diferiți multiple multiplu important importantă importante importanți
    posibil posibilă relevant relevantă relevante similar similară similare echivalent echivalentă preferat preferată preferabil dorit
    dorită cerut cerută oferi oferă oferit oferind contribui contribuie contribuția contribuit ajuta ajută include includ inclus
    inclusă respectiv respectivă face facem făcut faceți fac făcând parte părți părții lua obține obținerea obținut atinge atingerea
    atins îndeplini îndeplinirea înțelegere înțelegerea înțelege dedicat dedicată pasionat pasionată motivat motivată angajament
    angajamentul căutați căutare alătura alăturați alăturându trimite trimiteți loc locul locului organizație organizația organizației
    organizații locație locația locații zilnic zilnice săptămânal săptămânale lunar anual perioadă perioada durata bazei bine
    curent curentă curente actual actuală actuale ulterior intermediul scop scopul vederea mod modul modului fel felul tip tipuri tipul
    tipului set seturi serie seria gamă gama varietate varietatea aspecte aspectele aspect rezultat rezultate rezultatele rezultatelor
    succes succesul succesului situație situații situația oameni oamenii oamenilor complet completă complex complexe complexă adecvat
    adecvată adecvate corespunzător corespunzătoare strâns strânsă direct directă directe independent autonom cheie permanent sex
    vârstă religie rasă egalitate șanse discriminare eficace potrivit potrivită potrivite pozitiv pozitivă posibilitatea posibilități
    nevoie nevoi nevoile nevoilor viitor viitoare timpurie întregul întreaga întregii întregului total totală suplimentar
    suplimentare suplimentară deosebit deosebită propriei proprii special specială speciale specific specifică specifice vast vastă
    extins extinsă extinse amplu amplă largă larg peste aproximativ puțin maxim maximă continuu continuă constant constantă frecvent
    acesta aceasta aceștia acestora acestea acestuia oricare orice oricărei unele unii unor câteva câțiva mulți multe ambele fie fiind
    având avut printr dintre asemenea totodată chiar doar numai încă deja acum aici acolo apoi atunci timp timpul timpului înainte
    împreună alături pot poate puteți putea trebuie vor veți vom ar aș ați cuprinde sunteți dvs totuși deoarece deși parcursul câte
    cărora căror căruia cărei unde oricând niciodată întotdeauna mereu adesea uneori aproape departe afară înapoi altfel altceva nimic
    ceva cineva nimeni fiecărui fiecărei tuturor altor altora dumneavoastra însă ci deci adică anume drept datorită contrar asemănător
    cea cele cei celor celui celei`,
  pl: `styczeń stycznia luty lutego marzec marca kwiecień kwietnia maj maja czerwiec czerwca lipiec lipca sierpień sierpnia
    wrzesień września październik października listopad listopada grudzień grudnia poniedziałek piątek sobota niedziela obecnie
    teraz stanowisko stanowisku poszukuje poszukujemy szukamy oferujemy oferuje zatrudni zatrudnimy firma firmy firmie spółka
    siedziba umowa umowę etat pełny złotych brutto miesiąc miesięcy miesiące rok roku lata lat dzień dni godzin tydzień dobra dobry
    dobre bardzo doskonała wymagane wymagany mile widziane widziana widziany niezbędne konieczne minimum znajomość umiejętność
    gotowość dyspozycyjność wykonywanie realizacja zapewnienie uczestnictwo prowadzenie dbanie nowy nowa nowe nowych pierwszy różne
    różnych główny główne własny własną urodzony urodzona kawaler panna żonaty zamężna narodowość adres ulica podstawowy`,
};

const sets = new Map<GlossedLanguage, ReadonlySet<string>>();

/** Folded. */
export function plainWordsOf(language: GlossedLanguage): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(fold(written[language]).split(/[\s']+/));
  sets.set(language, made);
  return made;
}
