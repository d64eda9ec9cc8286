/** Things, places and people of work. */
export const things = `
addiction | toxicodepend- dependências
airport | aeroporto-
annual accounts | fecho_de_contas
asylum seekers and migrants | migrante- refugiad- inserção
bank customers and loans | empréstimo-
banquet | banquete- eventos
bathroom fittings | lavatório- chuveiro-
beds | cama camas
camera and film | filmagens cinema edição_de_vídeo
cashing and payment | pagamentos_de_clientes
cattle and dairy | pecuári-
childbirth | parto- maternidade
classroom | sala_de_aula salas_de_aula
cleaning of floors and windows | vidros limpeza_de_escritórios
cloud and servers | nuvem centro_de_dados
construction site | estaleiro
contracts and deeds | escrituras contratos
curriculum | programa_curricular
customer calls | chamadas_recebidas chamadas_efetuadas linha_de_apoio
customer complaints | queixa-
customer questions | dúvidas
daily life | vida_diária atividades_diárias
dangerous goods | matérias_perigosas adr
drawing and crafts | trabalhos_manuais artes_plásticas
dressings and wounds | curativos
drinks and bar | bebidas bar balcão
excursion | visitas_de_estudo passeio-
exercises | exercícios
fashion and clothes | moda
fields and crops | campos culturas_agrícolas cereais
food processing | indústria_alimentar enchidos
forest and timber | abate
freight | frete-
front desk | balcão_de_receção
glasses and lenses | óculos lentes
greenhouse | estufa estufas
groceries | supermercado mercearia
heat pumps and boilers | bomba_de_calor caldeiras
highway and long distance | longo_curso autoestrada-
home care | domicílio
homework | tpc
insurance claims | apólice-
job interviews | entrevistas entrevista
laboratory tests | laboratóri- análises colheitas amostras
ladder and heights | altura trabalhos_em_altura
lawsuits | processos_judiciais ação_judicial contencioso
learning support | apoio_ao_estudo
leave and working time | férias escalas horários
leisure activities | atividades_lúdicas lazer animação
lesson | aula
make-up | maquilhagem
market research | estudo_de_mercado estudos_de_mercado
meals | refeição
medicines | receitas_médicas medicamentos
mobile applications | aplicações_móveis
municipality | câmara_municipal municip- administração_pública
newspaper and radio | jornal jornais rádio televisão
nursing home | lar
playgroup | infantário
port | porto_marítimo portuári-
private customers | particulares
quality checks | controlo_da_qualidade
rail | carris
real estate | imóveis arrendamento-
rehabilitation | reabilitação
rest periods and driving times | tempos_de_condução
room keys | chave-
setting up machines | afinação preparação_de_máquinas
sewing machine | máquina_de_costura costura
skin and face treatments | tratamentos_faciais depilação
small repairs | pequenas_reparações
solar and wind energy | fotovoltaic- eólic-
sports lessons | aulas_de_ginástica ginásio-
stage and theater | palco teatro- espetáculo-
swimming pool | piscina-
targets and sales figures | objetivos_de_venda
telephone sales | televendas telemarketing
tickets and support requests | incidências suporte_técnico
tractor | trator-
vehicle fleet | frota
vineyard and wine | vinha- vinho- adega-
vital signs | sinais
volunteers | voluntári-
waste and recycling | resíduos reciclagem
welded steel | estruturas_metálicas
well-being and dignity | bem-estar dignidade
windows and doors | porta
wooden furniture | mobiliário
work orders | ordens_de_trabalho folhas_de_obra
`;
