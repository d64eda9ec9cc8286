/** Headings and phrases of adverts, degrees, subjects, licenses. */
export const adverts = `
a plus | un_plus un_avantaj avantaj
ability | capacitate- capabil-
about us | despre_noi despre_companie cine_suntem
and | și
at least | cel_puțin
availability | disponibilitate-
benefits | beneficii beneficiile
biology | biolog-
candidate | candidat-
certificate | certificat- atestat-
chemistry | chimi-
colleagues | coleg-
company | companie compania companiei firmă
computer science | calculatoare
course | curs cursul cursuri
criminal record | cazier_judiciar
degree | diplomă diplomei
desirable | de_dorit dezirabil-
driving license | permis_categoria
Dutch | olandeză
eight | opt
English | engleză engleze
environment | mediu mediul
equal opportunity | egalitate_de_șanse
essential | esențial- indispensabil-
exam | examen-
experience | experienț-
five | cinci
fluent | fluent avansat avansată
forklift license | autorizație_de_stivuitorist stivuitorist
four | patru
French | franceză
full time | normă_întreagă
German | germană
good | bun bună bune
graduate | absolvent- absolvit-
high school | studii_medii liceu studii_liceale
in | în
Italian | italiană
job | post postul poziție poziția
job description | descrierea_postului descrierea_jobului descrierea_rolului
knowledge | cunoștinț- cunoaștere- cunoaște-
language | limbă limbi limbii
law | legislați- juridic-
level | nivel nivelul
master degree | master
mathematics | matematic-
meal vouchers benefits | tichete_de_masă
minimum | minim minimă minimum
month | lună
months | luni
nice to have | constituie_avantaje avantaje
night work | muncă_de_noapte tură_de_noapte
one year | un_an
or | sau ori
part time | jumătate_de_normă part-time
Polish | poloneză
Portuguese | portugheză
preferred | preferabil de_preferat ideal
professional qualification | diplomă_de_calificare
pupils | elev-
qualifications | calificări calificările calificare
remote | la_distanță telemuncă
required | obligatoriu obligatorie obligatorii necesar necesară
requirements | cerințe cerințele cerințe_obligatorii profilul_candidatului profilul_candidatului_ideal candidatul_ideal cerințele_postului
responsibilities | responsabilități responsabilitățile atribuții atribuțiile sarcini activități
Romanian | română
Russian | rusă
salary | salariu salariul
school | liceul gimnazi- colegiul
science | științ-
security certificate | atestat_de_agent
seven | șapte
shift work | ture în_ture lucru_în_ture program_în_ture
six | șase
skills | abilități abilitate abilitățile competenț- aptitudin-
Spanish | spaniolă
strong | solid- temeinic-
student | student-
team | echipă echipe echipei echipelor
ten | zece
the role | rolul_tău despre_rol despre_post
three | trei
training | formare- instruire- pregătire_profesională perfecționare
two | doi două
university | universi- facultate- facultat-
university degree | studii_superioare studii_universitare diplomă_universitară facultate_absolvită
university degree in economics | studii_economice_superioare studii_superioare_economice
vocational training | școală_profesională școală_postliceală postliceală studii_postliceale curs_de_calificare
we are | suntem
we offer | oferim ce_oferim ce_îți_oferim îți_oferim vă_oferim
weekend work | sfârșit_de_săptămână weekend
what we expect | ce_așteptăm
what we look for | ce_căutăm pe_cine_căutăm
what you bring | ce_aduci ce_trebuie_să_ai
what you will do | ce_vei_face ce_veți_face
with | cu
work | muncă lucru lucra lucrez
work experience | experiență_de_muncă
work permit | permis_de_muncă
years | ani
your profile | profilul_tău profilul_dumneavoastră
your responsibilities | responsabilitățile_tale responsabilități_principale atribuții_principale
`;
