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
nice to have | se_valorará valorable se_valora suma_puntos valoraremos se_valorará_positivamente nos_encantaría_que sería_un_plus será_un_plus opcional no_imprescindible requisitos_deseables deseables
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
we offer | ofrecemos qué_ofrecemos se_ofrece
weekend work | fines_de_semana
what we expect | qué_pedimos pedimos necesitamos qué_necesitas qué_necesitamos es_necesario
what we look for | qué_buscamos buscamos
what you bring | qué_aportas tú_aportas
what you will do | qué_harás lo_que_harás tu_misión
with | con
work | trabajo trabajar
work experience | experiencia_laboral
work permit | permiso_de_trabajo
years | años año
your profile | tu_perfil su_perfil
your responsibilities | tus_funciones
`;
