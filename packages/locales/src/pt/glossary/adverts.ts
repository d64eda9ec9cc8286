/** Headings and phrases of adverts, degrees, subjects, licenses. */
export const adverts = `
a plus | um_diferencial uma_mais_valia mais_valia um_plus
about us | sobre_nós quem_somos
and | e
at least | pelo_menos no_mínimo
availability | disponibilidade
bachelor degree | licenciatura bacharelado bacharel
benefits | benefícios
biology | biolog-
candidate | candidat-
certificate | certificad-
chemistry | químic-
colleagues | colega-
company | empresa companhia
computer science | informática engenharia_informática
course | curso-
criminal record | registo_criminal
desirable | desejável
driving license | carta_de_condução carteira_de_motorista cnh
Dutch | neerlandês
economics | economia económic-
education | educação ensino
eight | oito
English | inglês inglesa
environment | ambiente
equal opportunity | igualdade_de_oportunidades
essential | indispensável imprescindível necessário
exam | exame-
experience | experiência-
five | cinco
fluent | fluente avançado avançada
forklift license | certificado_de_empilhador
four | quatro
French | francês francesa
full time | tempo_inteiro
German | alemão alemã
good | bom boa boas bons
graduate | graduad- licenciad- formad-
health insurance | seguro_de_saúde plano_de_saúde
high school | ensino_secundário ensino_médio 12_ano
in | em no na
Italian | italiano
job | cargo emprego vaga
job description | descrição_da_função descrição_da_vaga
knowledge | conhecimento-
language | língua línguas idioma idiomas
law | direito lei
level | nível
master degree | mestrado
mathematics | matemátic-
meal vouchers benefits | subsídio_de_alimentação vale_refeição
minimum | mínimo mínima mínimos
month | mês
months | meses
nice to have | valoriza_se diferenciais
night work | trabalho_noturno turno_da_noite
one year | um_ano
or | ou
part time | tempo_parcial
phd | doutoramento doutorado
physics | física
Polish | polaco polonês
Portuguese | português
preferred | preferencial preferencialmente valorizado valorizada
professional qualification | carteira_profissional
pupils | alun-
qualifications | qualificações habilitações
remote | trabalho_remoto teletrabalho
required | obrigatório obrigatória exigido exigida
requirements | requisitos requisitos_obrigatórios perfil_pretendido
responsibilities | responsabilidades funções tarefas atividades atribuições
Romanian | romeno
Russian | russo
salary | salário_competitivo remuneração
school | escola- colégio-
science | ciência- científic-
security certificate | cartão_profissional_de_segurança
seven | sete
shift work | turnos turnos_rotativos trabalho_por_turnos
six | seis
skills | competência- aptidõ- habilidades capacidade-
Spanish | espanhol
strong | sólid-
student | estudante-
team | equipa equipas equipe-
ten | dez
the role | o_seu_papel a_função
three | três
training | formação treinamento
two | dois duas
university | universi-
university degree | ensino_superior curso_superior
vocational training | curso_profissional curso_técnico ensino_profissional
we are | somos
we offer | oferecemos o_que_oferecemos oferece_se
weekend work | fins_de_semana
what we expect | o_que_esperamos
what we look for | o_que_procuramos procuramos
what you bring | o_que_traz
what you will do | o_que_vai_fazer o_que_você_vai_fazer
with | com
work | trabalho trabalhar
work permit | autorização_de_trabalho
years | anos ano
your profile | o_seu_perfil seu_perfil
your responsibilities | suas_funções
`;
