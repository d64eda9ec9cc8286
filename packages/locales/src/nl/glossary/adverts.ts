/** Headings and phrases of adverts, degrees, subjects, licenses. */
export const adverts = `
a plus | een_pré een_plus een_voordeel
ability | vermogen
about us | over_ons wie_zijn_wij
and | en
at least | minstens ten_minste
availability | beschikbaarheid bereid
bachelor degree | bachelor
benefits | arbeidsvoorwaarden secundaire_arbeidsvoorwaarden
biology | biolog-
candidate | kandidaat kandidaten
certificate | certificaat certificaten
chemistry | chemi- scheikund-
colleagues | collega-
company | bedrijf onderneming
computer science | informatica
course | cursus
criminal record | vog
degree | diploma
desirable | gewenst wenselijk
driving license | rijbewijs rijbewijs-
Dutch | nederlands nederlandse
economics | economie bedrijfseconomie
education | onderwijs
eight | acht
English | engels engelse
environment | omgeving
equal opportunity | gelijke_kansen
essential | noodzakelijk essentieel
exam | examen- toets-
experience | ervaring ervaren
five | vijf
fluent | vloeiend
forklift license | heftruckcertificaat heftruckdiploma
four | vier
French | frans franse
full time | fulltime
German | duits duitse
good | goed goede
graduate | afgestudeerd-
high school | havo vwo vmbo middelbare_school
in | in
Italian | italiaans
job | functie baan
job description | functieomschrijving
knowledge | kennis
language | taal talen
law | recht rechten wetgeving
level | niveau
master craftsman | vakbekwaamheid
master degree | master
mathematics | wiskund-
minimum | minimaal minimum
month | maand
months | maanden
nice to have | mooi_meegenomen
night work | nachtwerk nachtdienst-
one year | een_jaar
or | of
part time | parttime deeltijd-
phd | doctoraat gepromoveerd
physics | natuurkunde
Polish | pools
Portuguese | portugees
preferred | bij_voorkeur
professional experience | werkervaring
professional qualification | vakdiploma-
pupils | leerling-
qualifications | kwalificaties
remote | thuiswerken
required | vereist verplicht
requirements | eisen functie-eisen vereisten functievereisten functieprofiel
responsibilities | taken werkzaamheden verantwoordelijkheden
Romanian | roemeens
Russian | russisch
salary | salaris
school | school scholen schol-
science | wetenschap-
security certificate | beveiligingspas beveiligingsdiploma
seven | zeven
shift work | ploegendienst ploegen ploegendienst- wisseldienst-
six | zes
skills | vaardighe- competenties
Spanish | spaans spaanse
strong | sterk- gedegen
student | student-
team | team-
ten | tien
the role | de_functie jouw_rol
three | drie
training | opleiding- bijscholing cursus- training
two | twee
university | universiteit- hogeschool
university degree | hbo wo universitaire_opleiding hbo-diploma
vocational training | mbo beroepsopleiding mbo-opleiding vakopleiding
we are | wij_zijn
we offer | wij_bieden wat_bieden_wij ons_aanbod
weekend work | weekenddienst-
what we expect | wat_vragen_wij wij_vragen wat_verwachten_wij
what we look for | wij_zoeken wie_zoeken_wij
what you bring | wat_je_meebrengt wat_breng_je_mee wat_neem_je_mee
what you will do | wat_ga_je_doen wat_je_gaat_doen
with | met
work | werk werken
work permit | werkvergunning
years | jaar jaren
your profile | jouw_profiel wie_ben_jij wie_ben_je
your responsibilities | jouw_taken
`;
