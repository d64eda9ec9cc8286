/** Headings and phrases of adverts, degrees, subjects, licenses. */
export const adverts = `
a plus | un_plus un_vantaggio
about us | chi_siamo su_di_noi
and | e ed
at least | almeno
availability | disponibilità
bachelor degree | laurea laurea_triennale
benefits | benefit
biology | biolog-
candidate | candidat-
certificate | certificat- attestat-
chemistry | chimic-
colleagues | collegh- colleg-
company | azienda società impresa
computer science | informatica
course | corso corsi
criminal record | casellario
degree | titolo_di_studio
desirable | desiderabile auspicabile
driving license | patente patente_di_guida patente_b patente_c
Dutch | olandese
economics | economia economico economica
education | istruzione
eight | otto
English | inglese
environment | ambiente
equal opportunity | pari_opportunità
essential | indispensabile necessario necessaria
exam | esam-
experience | esperienz- espert-
five | cinque
fluent | fluente avanzato avanzata fluido
forklift license | patentino_del_muletto patentino_per_muletto patentino_carrellista
four | quattro
French | francese
full time | tempo_pieno
German | tedesco tedesca
good | buon buona ottim-
graduate | laureat- diplomat-
health certificate | attestato_haccp
health insurance | assicurazione_sanitaria
high school | diploma_di_maturità scuola_superiore licenza_media maturità
in | in nel nella
Italian | italiano
job | posto impiego
job description | descrizione_della_posizione
knowledge | conoscenz-
language | lingua lingue
law | diritto giurisprudenza legge
level | livello
master degree | laurea_magistrale laurea_specialistica
mathematics | matematic-
meal vouchers benefits | buoni_pasto
minimum | minimo minima
month | mese
months | mesi
nice to have | requisiti_preferenziali
night work | lavoro_notturno turno_di_notte
one year | un_anno
or | o oppure
part time | part-time tempo_parziale
phd | dottorato
physics | fisica
Polish | polacco
Portuguese | portoghese
preferred | preferibile preferibilmente gradito gradita gradite titolo_preferenziale preferenziale
professional qualification | abilitazione_professionale abilitazione
pupils | alunn- allievi
qualifications | qualifiche
remote | lavoro_agile smart_working
required | richiesto richiesta richiesti obbligatorio obbligatoria
requirements | requisiti requisiti_richiesti profilo_ricercato
responsibilities | responsabilità mansioni compiti attività
Romanian | rumeno
Russian | russo
salary | stipendio retribuzione
school | scuola scuole scolastic- liceo
science | scienz- scientific-
security certificate | decreto_di_guardia
seven | sette
shift work | turni lavoro_su_turni turnist-
six | sei
skills | competenz- capacità abilità doti
Spanish | spagnolo
strong | solid-
student | student-
team | squadra gruppo_di_lavoro
ten | dieci
the role | il_ruolo il_tuo_ruolo
three | tre
training | formazione
two | due
university | universi-
university degree | titolo_universitario
vocational training | formazione_professionale qualifica_professionale istituto_professionale diploma_professionale
we are | siamo
we offer | offriamo cosa_offriamo si_offre
weekend work | fine_settimana weekend
what we expect | cosa_chiediamo
what we look for | cosa_cerchiamo cerchiamo chi_cerchiamo
what you bring | cosa_porti
what you will do | cosa_farai
with | con
work | lavoro lavorare
work experience | esperienza_lavorativa
work permit | permesso_di_soggiorno
years | anni anno
your profile | il_tuo_profilo
your responsibilities | i_tuoi_compiti
`;
