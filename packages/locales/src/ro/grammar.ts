import { stopWords } from '../generated/stop-words.ts';
import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `${stopWords.ro} cui dintr într despre e era erau fost a aveam își o cea cei cele acestui acestei astfel așa foarte alt altă alți alte precum inclusiv cadrul atât dumneavoastră s v i etc conform privind cadru vei`,
  ordinaryWords: `prezent astăzi post postul funcție funcția caută căutăm angajează angajăm oferim oferă compania companie
      firma firmă societate sediu zona contract nedeterminată normă întreagă lei lună an ani zi zile ore
      săptămână bun bună bune buni foarte excelent excelente obligatoriu obligatorie constituie avantaj necesar
      necesară minim minimum cunoștințe capacitate disponibilitate realizarea efectuarea asigurarea participarea
      menținerea nou nouă noi prim prima diferite diverse propriu principal principale născut născută
      necăsătorit căsătorit naționalitate adresa strada bază categoria oportunitate oportunitatea oportunități
      oportunitățile puternic puternică puternice puternici dovedit dovedită demonstrat demonstrată demonstra
      capabil capabilă candidat candidați candidații ideal ideală rol rolul rolului roluri dinamic dinamică
      rapid rapidă lucra lucrați lucrul lucru lucrează excelentă excelenți solid solidă solide aprofundată
      aprofundate înalt înaltă înalte ridicat ridicată ridicate divers diverși diversă diferit diferiți multiple
      multiplu important importantă importante importanți posibil posibilă relevant relevantă relevante similar
      similară similare echivalent echivalentă preferat preferată preferabil dorit dorită cerut cerută oferi
      oferit oferind contribui contribuie contribuția contribuit ajuta ajută include includ inclus inclusă
      respectiv respectivă face facem făcut faceți fac făcând parte părți părții lua obține obținerea obținut
      atinge atingerea atins îndeplini îndeplinirea înțelegere înțelegerea înțelege dedicat dedicată pasionat
      pasionată motivat motivată angajament angajamentul căutați căutare alătura alăturați alăturându trimite
      trimiteți loc locul locului organizație organizația organizației organizații locație locația locații
      zilnic zilnice săptămânal săptămânale lunar anual perioadă perioada durata bazei bine curent curentă
      curente actual actuală actuale ulterior intermediul scop scopul vederea mod modul modului fel felul tip
      tipuri tipul tipului set seturi serie seria gamă gama varietate varietatea aspecte aspectele aspect
      rezultat rezultate rezultatele rezultatelor succes succesul succesului situație situații situația oameni
      oamenii oamenilor complet completă complex complexe complexă adecvat adecvată adecvate corespunzător
      corespunzătoare strâns strânsă direct directă directe independent autonom cheie permanent sex vârstă
      religie rasă egalitate șanse discriminare eficace potrivit potrivită potrivite pozitiv pozitivă
      posibilitatea posibilități nevoie nevoi nevoile nevoilor viitor viitoare timpurie întregul întreaga
      întregii întregului total totală suplimentar suplimentare suplimentară deosebit deosebită propriei proprii
      special specială speciale specific specifică specifice vast vastă extins extinsă extinse amplu amplă largă
      larg peste aproximativ puțin maxim maximă continuu continuă constant constantă frecvent acesta aceasta
      aceștia acestora acestea acestuia oricare orice oricărei unele unii unor câteva câțiva mulți multe ambele
      fie fiind având avut printr dintre asemenea totodată chiar doar numai încă deja acum aici acolo apoi
      atunci timp timpul timpului înainte împreună alături pot poate puteți putea trebuie vor veți vom ar aș ați
      cuprinde sunteți dvs totuși deoarece deși parcursul câte cărora căror căruia cărei unde oricând niciodată
      întotdeauna mereu adesea uneori aproape departe afară înapoi altfel altceva nimic ceva cineva nimeni
      fiecărui fiecărei tuturor altor altora dumneavoastra însă ci deci adică anume drept datorită contrar
      asemănător cea cele cei celor celui celei`,
};
