/** Money, people, offices, media, law, computers, and other fields of work. */
export const subjects = `
access control | controlo_de_acessos controle_de_acesso acessos acesso
account | conta contas
accounting | contabilid-
administration | administra-
advertisements | anúncio-
advertising | publicidade
alarm | alarme-
applicants | concorrente-
applications of candidates | candidatura-
appointments | marcaç- agendament-
articles | artigo-
artificial intelligence | inteligência_artificial
assets | imobilizado ativos
audience reach | alcance- audiência-
audit | auditori-
authorities | autoridad-
backup | cópias_de_segurança
bakery | padaria
balance sheet | balanço- balancete-
bank | banco- bancári-
bank reconciliation | reconciliação_bancária
bank statements | extratos_bancários extrato-
banners | banner-
beard | barba barbear-
bookkeeping entries | lançamentos_contabilísticos
brakes | travões
brand | marca marcas
bread | broas broa papo-secos panificação
bride and wedding | noiva casamento-
budget | orçament-
business administration | gestão_de_empresas administração_de_empresas
cakes and pastries | tartes
call center | call_center centro_de_atendimento contact_center
calls | chamada- ligações
campaigns | campanha-
cars | carro- viatura-
cash register | caixa
child protection | proteção_de_menores proteção_de_crianças
claims | sinistro-
clutch and transmission | embraiage- caixa_de_velocidades
communication | comunic-
complaint | reclamaç-
contents | conteúdo-
contract | contrato-
controlling | controlo_de_gestão
correspondence | correspondênci-
cosmetics | cosmétic- estética
cost | custo custos
court | tribuna- tribunais
crisis | crise dificuldade dificuldades
customer | cliente-
customer service | atendimento_ao_cliente atendimento_ao_público apoio_ao_cliente
data entry | introdução_de_dados inserção_de_dados
deadline and punctuality | pontual-
debts | cobrança- dívida-
dental impressions | moldes impressões_dentárias
dental treatment chair | cadeira_dentária cadeira
design of layouts | paginaç-
disabled people | deficiência deficientes incapacidade
documentation | documenta-
dough | massa massas massa-mãe
elderly people | idosos utentes
employees | empregad- funcionári- colaborador-
employment contracts | contrato_de_trabalho contratos_de_trabalho
events | evento-
exhaust systems | escape escapes
expenses | despesa-
families | famílias família
fermentation | fermentação levedação
figures | número números
filing | arquiv-
fillings and cleaning of teeth | restauraç- destartarizaç-
finance | finanç-
financial statements | contas_anuais demonstrações_financeiras
flowers | flor flores ramos
food safety | segurança_alimentar
forklift truck | porta-paletes
forms | formulário-
foster home | acolhimento_residencial lar_de_acolhimento
freight documents | guias_de_remessa guia_de_transporte
friendly manner | simpatia boa_apresentação
garage | oficina_auto oficina_automóvel
graphics | gráfic- grafismo
hair | capilar-
hair salon | salão salão_de_beleza
haircuts | cortes_de_cabelo cortes_de_senhora
hardware | hardware
heating systems | aquecimento radiadores
hedges and lawn | sebes relvado- espaços_verdes canteiros
hiring | contratação contratações contratar admiss-
hotel | hotelaria pousada
human resources | recursos_humanos
identity cards | credenciais credencial
images | imagem imagens
incidents | ocorrência- incidente-
information | informaç-
information security | cibersegurança segurança_informática
inquiries | pedidos_de_informação dúvida- solicitaç-
instruments | instrumento-
insurance | seguro seguros segurador-
internet | internet
interviews | entrevista-
investment | investiment-
invoice | fatura- faturação nota_fiscal
irrigation | rega regar irrigação
job postings | anúncio_de_emprego anúncios_de_emprego
journalism | jornalism-
kitchen staff | equipa_de_cozinha
labor law | direito_do_trabalho legislação_laboral
laundry | lavandaria
leak | fuga fugas_de_água roturas
ledger | razão_geral
legislation | legislação
loan | crédito- empréstim-
logos and icons | logótipo- ícones
machine learning | aprendizagem_automática aprendizado_de_máquina
mail | correio e-mail-
managers | chefias dirigentes
market | mercado-
marketing | marketing
media | mídia media audiovisua-
medical practice | consultório- gabinete gabinetes
meeting | reunião reuniões
mobile | móvel móveis_app celular-
month-end closing | fecho_mensal fechamento_mensal
nails | unhas manicure
negotiation | negoci-
new customers acquisition | angariar angariação prospeção prospecção
newsletter | newsletter boletim boletins
notary | notár- notari-
offer | oferta-
office | escritório-
onboarding | integração_de_colaboradores
online store | loja_online comércio_eletrónico
operating systems | sistema_operativo sistemas_operativos sistema_operacional
oven | fornos
paint | tintas verniz
parcels | volumes embrulhos
patient records | fichas_clínicas fichas processos_clínicos
payment | pagamento-
payroll | processamento_de_salários folha_de_pagamento
personnel administration | administração_de_pessoal
phone calls | telefónic- telefonema-
photos | foto- image-
physically fit | resistência_física
present | presente atualidade
presentation | apresent-
press | imprensa
primary school | escola_básica
printer | impressora-
printing | impressão artes_gráficas
product | produto-
profit | lucro- rentabil-
public relations | relações_públicas
purchasing | compras aprovisionamento-
reading and writing | leitura_e_escrita
receipts and vouchers | comprovativo-
records | regist- processo_clínico
recruitment | recrutamento
report | relatóri-
retail | retalho varejo
risk | risco-
route | rota rotas percurso- trajeto-
sales | venda- comercia-
scanner | leitor leitor_de_códigos
search engines | motor_de_busca motores_de_busca motores_de_pesquisa
selection of personnel | seleção
shopping center | centro_comercial centros_comerciais
social insurance contributions | segurança_social contribuiç-
social media | redes_sociais mídias_sociais
social services | serviço_social serviços_sociais ação_social
staff | pessoal
statistics | estatísti-
store | loja lojas
studies | estudos
subscriptions | assinatura- assinantes
supplier | fornecedor-
surveillance | vigilância rondas
surveillance cameras | câmara câmaras videovigilância câmeras
survey | inquérito-
target | objetivo- metas
tax | imposto- fiscal- tribut-
tax law | legislação_fiscal
tax return | declarações_fiscais
teeth | dente- dentais
telephone | telefon-
texts | texto-
timing belts | correia-
toilets | sanitários
trade | comércio
trade fairs | feira-
trainees | estagiários
transfers | transferência-
truck | camiões pesados
turnover | volume_de_negócios
typing | datilograf-
typography | tipografia-
user interfaces | interfaces interface_de_utilizador
users | utilizador- usuário-
vacancies | vagas
value added tax | iva
vehicle inspection | inspeção_periódica
video | vídeo- filme-
visitors | visitante-
wages | salários vencimentos
water pipes | tubagens canalizações
web pages | sítios páginas_web lojas_online
website | sítio_web página_web site sites
x-rays | radiografia- raios_x
youth | jovens adolescente- menores juventude
`;
