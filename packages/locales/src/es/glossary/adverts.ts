/** Headings and phrases of adverts, degrees, subjects, licenses. */
export const adverts = `
a plus | un_plus una_ventaja
ability | capacidad-
about us | sobre_nosotros quiénes_somos
and | y e
at least | al_menos por_lo_menos como_mínimo
availability | disponibilidad
bachelor degree | licenciatur- grado_en diplomatura grado_o
benefits | beneficios
biology | biolog-
candidate | candidat-
certificate | certificad-
chemistry | químic-
colleagues | compañer-
company | empresa compañía sociedad
computer science | informática ingeniería_informática
course | curso-
criminal record | antecedentes_penales
degree | título titulación
desirable | deseable valorado
driving license | carné_de_conducir permiso_de_conducir permiso_de_conducción carnet_de_conducir
Dutch | neerlandés
economics | económic- económicas economía ade
education | educación enseñanza
eight | ocho
English | inglés inglesa
environment | entorno-
equal opportunity | igualdad_de_oportunidades
essential | imprescindible indispensable
exam | examen-
experience | experiencia- experimentad-
five | cinco
fluent | fluido fluida avanzado avanzada
forklift license | carné_de_carretillero carretillero
four | cuatro
French | francés francesa
full time | jornada_completa
German | alemán alemana
good | buen buena buenos buenas
graduate | graduad- titulad-
health certificate | carné_de_manipulador
health insurance | seguro_médico
high school | bachillerato educación_secundaria
in | en
Italian | italiano
job | puesto empleo
job description | descripción_del_puesto
knowledge | conocimiento-
language | idioma idiomas
law | derecho ley leyes
level | nivel
master degree | máster maestría
mathematics | matemátic-
minimum | mínimo mínima mínimos
month | mes
months | meses
nice to have | se_valorará valorable se_valora suma_puntos valoraremos se_valorará_positivamente nos_encantaría_que sería_un_plus será_un_plus opcional no_imprescindible requisitos_deseables deseables te_hará_destacar lo_que_te_hará_destacar te_hará_brillar puntos_extra sumas_puntos_si suma_si también_valoramos además_valoramos se_valora_positivamente nos_encantaría_que_tuvieras
night work | trabajo_nocturno turno_de_noche
one year | un_año
or | o u
part time | media_jornada tiempo_parcial
phd | doctorado
physics | física
Polish | polaco
Portuguese | portugués
preferred | preferible preferiblemente idealmente
professional qualification | certificado_de_profesionalidad
pupils | alumn-
qualifications | cualificacion-
remote | teletrabajo
required | requerido requerida obligatorio obligatoria
requirements | requisitos requisitos_mínimos perfil_requerido se_requiere requerimientos
responsibilities | responsabilidades funciones tareas
Romanian | rumano
Russian | ruso
salary | salario sueldo
school | escuela- colegio-
science | ciencia-
security certificate | tarjeta_de_identidad_profesional
seven | siete
shift work | turnos turnos_rotativos trabajo_a_turnos
six | seis
skills | habilidad- competencias aptitud- dotes destreza-
Spanish | español castellano
strong | sólid-
student | estudiante-
team | equipo-
ten | diez
the role | el_puesto tu_papel
three | tres
training | formación capacitación
two | dos
university | universi-
university degree | titulación_universitaria estudios_universitarios estudios_superiores
vocational training | formación_profesional ciclo_formativo grado_medio grado_superior
we are | somos
we offer | ofrecemos qué_ofrecemos se_ofrece qué_te_llevas lo_que_te_llevas qué_te_ofrecemos te_ofrecemos lo_que_te_ofrecemos lo_que_ofrecemos qué_ganas por_qué_unirte qué_hay_para_ti
weekend work | fines_de_semana
what we expect | qué_pedimos pedimos necesitamos qué_necesitas qué_necesitamos es_necesario qué_te_pedimos lo_que_pedimos lo_que_te_pedimos lo_que_esperamos qué_esperamos_de_ti qué_se_requiere
what we look for | qué_buscamos buscamos a_quién_buscamos lo_que_buscamos cómo_es_la_persona_que_buscamos
what you bring | qué_aportas tú_aportas lo_que_aportas qué_traes qué_debes_aportar
what you will do | qué_harás lo_que_harás tu_misión qué_vas_a_hacer tu_día_a_día tus_funciones cuáles_serán_tus_funciones en_qué_consiste_el_puesto
with | con
work | trabajo trabajar
work experience | experiencia_laboral
work permit | permiso_de_trabajo
years | años año
your profile | tu_perfil su_perfil
your responsibilities | tus_funciones
`;
