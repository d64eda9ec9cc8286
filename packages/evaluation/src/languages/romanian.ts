import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const romanian: LanguageSample = {
  language: 'ro',
  byProfession: {
    software: {
      advert: `Programator Java
Compania noastră dezvoltă aplicații pentru sistemul bancar și are birouri în Cluj.
Responsabilități:
- Proiectarea și dezvoltarea de servicii web folosind Java și Spring Boot
- Scrierea de teste automate și revizuirea codului colegilor
- Colaborarea cu echipa de produs pentru analiza cerințelor
Cerințe:
- Minimum 3 ani de experiență în dezvoltare software
- Cunoștințe solide de baze de date relaționale și SQL
- Studii superioare în informatică sau calculatoare
- Limba engleză nivel avansat
Constituie avantaj: experiența cu Docker și Kubernetes
Oferim: salariu motivant, tichete de masă, asigurare medicală privată`,
      resume: `Andrei Munteanu
andrei.munteanu@example.com | 0740 123 456 | Cluj-Napoca
Despre mine
Dezvoltator cu peste șase ani de experiență în aplicații pentru sectorul financiar.
Experiență profesională
Dezvoltator software senior
Nordisoft SRL, Cluj-Napoca
martie 2019 – prezent
- Am proiectat servicii web în Java și Spring Boot pentru plăți instant
- Am scris teste unitare și de integrare și am verificat codul echipei
- Administrarea bazelor de date PostgreSQL
Programator
Brumar Sistem SRL, Cluj-Napoca
iunie 2016 – februarie 2019
- Dezvoltarea modulelor de facturare în Java
Educație
Universitatea Tehnică din Cluj-Napoca, Licență în Calculatoare, 2012 – 2016
Limbi străine
Engleză – avansat, Germană – mediu`,
      facts: {
        name: 'Andrei Munteanu',
        positions: ['Dezvoltator software senior | 2019-03 | present', 'Programator | 2016-06 | 2019-02'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
    nursing: {
      advert: `Asistent medical generalist
Spitalul nostru caută un asistent medical pentru secția de cardiologie.
Atribuții:
- Administrarea tratamentelor prescrise de medic
- Monitorizarea semnelor vitale și îngrijirea pacienților
- Recoltarea de analize și completarea fișelor de observație
Cerințe:
- Diplomă de școală postliceală sanitară
- Aviz de liberă practică OAMGMAMR, obligatoriu
- Cel puțin un an de experiență într-o secție de spital
- Disponibilitate pentru lucru în ture
Beneficii: sporuri, vouchere de vacanță`,
      resume: `Elena Văcărescu
elena.vacarescu@example.com, 0722 555 010, Iași
EXPERIENȚĂ
ianuarie 2018 – prezent
Asistentă medicală, Spitalul Județean Codrii, secția chirurgie
- îngrijirea bolnavilor înainte și după operație
- administrarea medicației și montarea perfuziilor
- supravegherea pacienților în stare critică
octombrie 2015 – decembrie 2017
Asistentă medicală, Clinica Luminis
- recoltarea probelor de sânge, tensiune, electrocardiogramă
STUDII
Școala Postliceală Sanitară „Moldova”, diplomă de asistent medical generalist, 2015
Certificate: curs de prim ajutor, liberă practică
LIMBI
Franceză B2, Engleză A2`,
      facts: {
        name: 'Elena Văcărescu',
        positions: ['Asistentă medicală | 2018-01 | present', 'Asistentă medicală | 2015-10 | 2017-12'],
        languages: ['French', 'English'],
        level: 'vocational',
      },
    },
    accounting: {
      advert: `Contabil
Căutăm un contabil pentru o firmă de distribuție din Brașov.
Ce vei face:
- Înregistrarea facturilor și a extraselor bancare
- Întocmirea balanței de verificare și a declarațiilor fiscale
- Calculul salariilor și relația cu organele fiscale
Profilul candidatului:
- Studii economice superioare
- Experiență de minim 4 ani în contabilitate primară
- Cunoașterea legislației fiscale în vigoare
- Certificarea CECCAR constituie un avantaj
- Utilizare Excel și Saga`,
      resume: `Mihaela Dobrin
mihaela.dobrin@example.com
Brașov, tel. 0733 222 111
Profil profesional
Economistă cu experiență în evidența contabilă a firmelor mici și mijlocii.
Experiență de muncă
Contabil șef, Carpat Distrib SRL, 05/2017 – în prezent
- coordonez departamentul financiar și închiderea lunară
- depun declarațiile de TVA și impozit pe profit
- întocmesc bilanțul anual
Contabil, Lemn Verde SA, 09/2012 – 04/2017
- evidența furnizorilor și a clienților, state de plată
Educație și formare
Academia de Studii Economice, Facultatea de Contabilitate, licență, 2009–2012
Competențe
Saga, Excel, SAP, legislație fiscală
Limbi: engleză (mediu)`,
      facts: {
        name: 'Mihaela Dobrin',
        positions: ['Contabil șef | 2017-05 | present', 'Contabil | 2012-09 | 2017-04'],
        languages: ['English'],
        level: 'bachelor',
      },
    },
    logistics: {
      advert: `Coordonator logistică
Descrierea postului
- Planifici transporturile interne și internaționale
- Organizezi recepția și expedierea mărfurilor din depozit
- Urmărești stocurile și faci inventare lunare
- Negociezi tarifele cu transportatorii
Cerințe obligatorii
- 2 ani experiență în logistică sau transporturi
- Permis de conducere categoria B
- Cunoștințe de operare într-un sistem ERP
Reprezintă un plus: atestat de stivuitorist`,
      resume: `Cătălin Popa
catalin.popa@example.com · Timișoara · 0755 100 200
Experiență
Dispecer transport – Via Trans SRL (aprilie 2020 – prezent)
Planificarea curselor pentru 40 de camioane, în țară și în Europa
Negocierea cu transportatorii și urmărirea livrărilor
Gestionar depozit – Magazia Mare SRL (2016 – 2020)
Recepția mărfii, inventar, expediere, evidența stocurilor
Conducerea motostivuitorului
Studii
Liceul Tehnologic de Transporturi, diplomă de bacalaureat, 2012
Permis de conducere
Categoriile B și C
Limbi vorbite
Italiană – bine, Engleză – începător`,
      facts: {
        name: 'Cătălin Popa',
        positions: ['Dispecer transport | 2020-04 | present', 'Gestionar depozit | 2016 | 2020'],
        languages: ['Italian', 'English'],
        level: 'secondary',
      },
    },
    sales: {
      advert: `Agent de vânzări
Producător de materiale de construcții angajează agent de vânzări pentru zona Dolj.
Responsabilități
- Vizitarea clienților existenți și găsirea de clienți noi
- Prezentarea ofertei și încheierea contractelor
- Atingerea obiectivelor lunare de vânzare
- Încasarea facturilor
Cerințe
- Experiență în vânzări de teren de cel puțin 1 an
- Abilități de comunicare și negociere
- Permis auto categoria B
- Studii medii`,
      resume: `Radu Ionașcu
Craiova | radu.ionascu@example.com | 0766 909 090
Rezumat
Om de vânzări cu portofoliu propriu de clienți în sudul țării.
Istoric profesional
Reprezentant vânzări
Cimbeton SA
feb. 2018 – prezent
• Am depășit planul de vânzare cu 15% trei ani la rând
• Am negociat contracte cu magazine și depozite de materiale
• Prospectarea pieței și deschiderea de conturi noi
Vânzător
Magazin Bricolux
2014 – 2018
• Consilierea cumpărătorilor, casă, aranjarea rafturilor
Educație
Colegiul Economic Craiova, bacalaureat, 2013
Limbi străine
Engleză B1`,
      facts: {
        name: 'Radu Ionașcu',
        positions: ['Reprezentant vânzări | 2018-02 | present', 'Vânzător | 2014 | 2018'],
        languages: ['English'],
        level: 'secondary',
      },
    },
    teaching: {
      advert: `Profesor de matematică
Școala noastră particulară caută un profesor de matematică pentru gimnaziu.
Activități
- Predarea orelor la clasele V–VIII
- Pregătirea elevilor pentru evaluarea națională
- Evaluarea elevilor și comunicarea cu părinții
Cerințe
- Licență în matematică și modul pedagogic
- Definitivat sau grad didactic
- Răbdare și pasiune pentru lucrul cu copiii
- Limba engleză reprezintă avantaj`,
      resume: `Ioana Stanciu
ioana.stanciu@example.com, Sibiu
Experiență didactică
Septembrie 2017 – prezent
Profesoară de matematică, Școala Gimnazială Dealul Mare
Predau la clasele a V-a până la a VIII-a și pregătesc elevii pentru olimpiadă
Dirigintă, legătura cu părinții
2014 – 2017
Învățătoare suplinitoare, Școala Primară Râul Alb
Educație
Master în didactica matematicii, Universitatea Lucian Blaga, 2016
Licență în matematică, Universitatea Lucian Blaga, 2014
Limbi
Engleză C1, Germană B1`,
      facts: {
        name: 'Ioana Stanciu',
        positions: ['Profesoară de matematică | 2017-09 | present', 'Învățătoare suplinitoare | 2014 | 2017'],
        languages: ['English', 'German'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Inginer proiectant mecanic
Rolul tău
- Proiectezi piese și ansambluri în SolidWorks
- Realizezi desene tehnice și calcule de rezistență
- Urmărești fabricația prototipurilor împreună cu atelierul
Ce căutăm
- Facultatea de inginerie mecanică absolvită
- Minimum doi ani de experiență în proiectare mecanică
- Cunoștințe de toleranțe și tehnologii de prelucrare
- Engleză tehnică
Ce oferim: program flexibil, bonusuri`,
      resume: `Vlad Cernea
vlad.cernea@example.com | Pitești | +40 744 000 321
Experiența profesională
01.2019 - prezent: Inginer mecanic, Autopart Proiect SRL
Modelare 3D în SolidWorks și Catia, desene de execuție pentru suporturi de motor
Analiza cu element finit a pieselor, validarea prototipurilor
07.2016 - 12.2018: Inginer tehnolog, Uzina Argeșul SA
Pregătirea fabricației, fișe tehnologice, mașini cu comandă numerică
Formare
Universitatea din Pitești, inginer diplomat, inginerie mecanică, 2012 - 2016
Limbi străine: engleză (avansat), franceză (începător)`,
      facts: {
        name: 'Vlad Cernea',
        positions: ['Inginer mecanic | 2019-01 | present', 'Inginer tehnolog | 2016-07 | 2018-12'],
        languages: ['English', 'French'],
        level: 'bachelor',
      },
    },
  },
};
