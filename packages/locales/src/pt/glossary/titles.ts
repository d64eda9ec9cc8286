/** Titles of jobs and the words they are built from. */
export const titles = `
accountant | contabilista- contador- técnico_de_contas técnica_de_contabilidade
actor | ator atriz
administrator | administrador-
agent | agente-
analyst | analista-
apprentice | aprendiz-
architect | arquitet-
assembler | montador-
assistant | assistente- auxiliar-
auditor | auditor-
automotive mechanic | mecânico_de_automóve- mecânico_auto técnico_de_mecatrónica_automóvel
baker | padeir- pasteleir- confeiteir- oficial_de_panificação
bank clerk | empregado_bancário empregada_bancária
bank teller | gestor_de_conta
bartender | barman empregado_de_bar barista
beautician | esteticista- manicur-
body repairer | bate-chapas
bookkeeper | assistente_de_contabilidade técnico_oficial_de_contas
bus driver | motorista_de_autocarro
business analyst | analista_de_negócios
butcher | talhante- açougueir-
buyer | comprador-
call center agent | operador_de_call_center operadora_de_call_center assistente_de_call_center operador_telefónic- assistente_de_call operador_de_call telefonist-
caretaker of the building | porteir- zelador-
carpenter | carpinteir- marceneir-
cashier | caixa_operador operador_de_caixa operadora_de_caixa
chief | chefe
chief accountant | chefe_de_contabilidade responsável_de_contabilidade
childcare worker | educadora_de_infância
civil engineering | engenharia_civil
cleaner | empregada_de_limpeza auxiliar_de_limpeza empregad-_de_limpeza
clerk | administrativo escriturári-
coach | treinador- monitor_desportivo
construction worker | pedreiro- servente trabalhador_da_construção
consultant | consultor-
cook | cozinheir-
coordinator | coordenador-
courier | estafet- carteir- entregador- estafeta- distribuidor-
customer service representative | assistente_de_apoio_ao_cliente gestor_de_clientes
data analyst | analista_de_dados
data scientist | cientista_de_dados
dental assistant | assistente_dentári- assistente_de_consultório_dentário higienista_oral
dental technician | técnico_de_prótese_dentária
dentist | dentista-
design engineer | projetista
designer | designer-
dietitian | nutricionist- dietist-
director | diretor-
draftsman | desenhador-
driver | motorista- condutor- motorist-
editor | revisor_de_texto
electrical engineering | engenharia_elétrica eletrotecni-
electrician | eletricista-
elementary school teacher | professor_do_1_ciclo professora_do_1_ciclo professor_primário professora_primária professor_do_1 professora_do_1
engineer | engenheir-
engineering | engenharia
event manager | gestor_de_eventos
executive assistant | assistente_de_direção
farm worker | trabalhador_agrícola
farmer | agricultor- criador_de_gado
financial analyst | analista_financeiro
firefighter | bombeir-
fisher | pescador-
flight attendant | assistente_de_bordo comissári- comissári-_de_bordo
florist | florist-
foreman | encarregado_de_obra capataz-
forester | guarda_florestal
forklift operator | empilhador-
funeral director | agente_funerário
gardener | jardineir-
glazier | vidraceir-
graphic designer | designer_gráfico designer_gráfica designer_gráfic- desenhador_gráfico
hairdresser | cabeleireir-
help desk technician | técnico_informático técnico_de_informática
helper | ajudante-
home health aide | cuidador- ajudante_de_lar auxiliar_de_geriatria
hotel receptionist | rececionist- recepcionist-
housekeeper | empregada_de_andares governant- empregada_doméstica governanta-
human resources manager | diretor_de_recursos_humanos gestor_de_recursos_humanos
human resources specialist | técnico_de_recursos_humanos
inspector | inspetor-
insurance agent | mediador_de_seguros agente_de_seguros
interior designer | designer_de_interiores decorador-
journalist | jornalista- redator-
judge | juiz- magistrad-
junior | júnior
kindergarten teacher | educador_de_infância
kitchen helper | copeir-
laboratory technician | técnico_de_laboratório
lawyer | advogad- jurista-
librarian | bibliotecári-
locksmith | serralheir-
logistics coordinator | coordenador_de_logística gestor_de_tráfego
machine operator | operador_de_máquinas
machinist | torneir- fresador-
maintenance technician | técnico_de_manutenção
manager | gerente- responsáve- gestor-
marketing manager | gestor_de_marketing responsável_de_marketing
mason | pedreir-
mechanic | mecânico_de
medical assistant | assistente_médico
midwife | parteir-
nurse | enfermeir-
nursing | enfermagem
nursing assistant | auxiliar_de_ação_médica auxiliar_de_saúde auxiliar_de_enfermagem técnico_auxiliar_de_saúde técnica_auxiliar_de_saúde auxiliar_de_lar
occupational therapist | terapeuta_ocupacional
office manager | chefe_de_escritório
operator | operador- operário
optician | optometrista-
packer | embalador-
painter | pintor-
paralegal | solicitador- assistente_jurídic-
paramedic | paramédic- socorrista-
payroll clerk | técnico_de_processamento_salarial
pharmacist | farmacêutic-
pharmacy technician | técnico_auxiliar_de_farmácia
photographer | fotógraf-
physical therapist | fisioterapeut-
physician | médico médica
pilot | pilot-
plumber | canalizador- encanador-
police officer | polícia- agente_da_polícia polícia
principal of the school | diretor_de_escola
printer | impressor-
product manager | gestor_de_produto
production manager | chefe_de_produção
production worker | operador_de_produção operário_fabril
professor | professor_universitário
project manager | gestor_de_projetos gerente_de_projetos
psychologist | psicólog-
quality inspector | inspetor_de_qualidade
radiologic technologist | técnico_de_radiologia
real estate agent | agente_imobiliário corretor_de_imóveis agente_imobiliári-
receptionist | rececionista- recepcionista-
recruiter | recrutador- técnico_de_recrutamento
representative | representante-
roofer | telhador-
sailor | marinheir-
sales manager | diretor_comercial gerente_de_vendas
sales representative | técnico_comercial vendedor_externo representante_comercial delegado_comercial
salesperson | vendedor- lojista- empregad-_de_balcão assistente_de_loja
scientist | cientista- investigador- pesquisador-
seamstress | alfaiat-
secretary | secretári- administrativ-
security guard | segurança_privado vigilante-
sheet metal worker | caldeireir-
shoemaker | sapateir-
site manager | diretor_de_obra
social media manager | gestor_de_redes_sociais gestora_de_redes_sociais
social worker | assistente_social técnica_de_serviço_social técnico_de_serviço_social educador_social educadora_social
software developer | desenvolvedor- programador-
software tester | testador-
soldier | militar soldado-
sous chef | subchefe_de_cozinha chefe_de_cozinha ajudante_de_cozinha
specialist | especialista-
speech therapist | terapeuta_da_fala
stock clerk | repositor-
store manager | gerente_de_loja
surveyor | topógraf-
system administrator | administrador_de_sistemas
tailor | costureir- alfaiate-
tax advisor | consultor_fiscal
taxi driver | taxista-
teacher | professor- docente-
teaching assistant | auxiliar_de_ação_educativa assistente_operacional
team leader | chefe_de_equipa líder_de_equipa
technician | técnico
tiler | ladrilhador- azulejist-
tour guide | guia_turístico guia_turística
train driver | maquinist-
trainee | estagiári-
trainer | formador-
translator | intérprete-
travel agent | agente_de_viagens
truck driver | camionista- motorista_de_pesados caminhoneir- camionist- condutor_de_pesados
veterinarian | veterinári-
veterinary assistant | auxiliar_de_veterinária
waiter | empregado_de_mesa garçom empregad-_de_mesa garçon
warehouse worker | operador_de_armazém fiel_de_armazém ajudante_de_armazém
web designer | web_designer designer_web
welder | soldador-
worker | trabalhador-
`;
