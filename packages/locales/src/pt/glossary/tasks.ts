/** What people do at work, as verbs and as nouns. */
export const tasks = `
accompany | acompanhar acompanhamento_de
accuracy | precisão rigor
activity | atividad-
advice | aconselha- consultoria
advise | aconselhar orientar
agriculture | agricultur- agrícol-
analysis | análise- analisar
annual | anua- anuais
answer | atender responder resposta-
apply for benefits | pedidos_de_subsídios subsídio-
area | área- zona-
assess | classificar classificações
assist | apoiar apoio assistir
bake | cozedura forno_a
book | reservar reserva reservas
build | construir
building materials | materiais_de_construção
buy | compra comprar
calculate | calcular
care for | tratar zelar
careful | cuidados-
carry | manuse- moviment-
check | verific- conferir conferência verificar verificação controlar
check in | entradas_de_hóspedes chegadas
children | criança-
city | cidade-
clean | limpezas
collect | recolh- recolha
color hair | pintar_o_cabelo colorações coloração madeixas
commercial | comerciais
compare | compar-
conduct | realizar realização conduzir_entrevistas
construction | construç- obra obras
control | control- controlo
cook | confeção
coordinate | coordenar articular
coordination | coorden-
counsel | aconselhamento acompanhamento
count | contagem
count stock | inventário inventários
country | países estrangeir-
create | criar criação
creativity | criativ-
cut | cortar corte cortes
daily | diári-
day | dia dias
deliver | entregar distribuir
department | departamento- serviço_de
design | projetar projeto_mecânico desenhei desenhar desenho conceber maquete-
development | desenvolv-
diagnose faults | detetar_avarias
difficult | difícil- dificuldad-
digital | digita-
disinfect | desinfe-
dispatch | expedir
document | documento-
drill | perfuração
drive | conduzi
edit images | tratamento_de_imagem edição_de_imagem
encourage | incentiv- fomentar
energy | energ-
environmental | ambienta-
evaluation | avalia-
explain | explic-
family | famíli-
feed | alimentar
find | localizar detetar encontrar
flexible | flexív- flexib-
food | aliment-
grade | corrigir
group | grupo-
guard | guarda guardar vigilar
harvest | colher colheita
help | ajuda ajudar
hours | hora horas
house calls | visitas_domiciliárias
implementation | implement-
improvement | melhor- otimiz-
industrial | industria- industriais
industry | indústri- setor-
inform | informar
inspection | inspec-
install | instalar instalaç-
installation | instal- montagem
instruct | formar instruir
international | internaciona-
internship | estágio-
invoice | faturar
knead | amassar
label | etiquet-
large | grande-
leadership | liderança liderar
lift and move patients | mobilização posicionamento
list | lista- listage-
listen | escut-
load | carregamento
maintain | manutenção manter revisões
maintenance | manuten-
management | gestão gerir gerenciamento
manufacturing | fabric- fabrico maquinagem
material | materia-
measure | medição medições
method | método-
monitoring | acompanha- vigia-
monthly | mensa- mensais
motivate | motiva-
mow and prune | podar cortar_a_relva
national | naciona-
negotiate | negociar negociaç-
new | novo novos nova novas
night | noite- noturn-
observe | observ-
operate | operar manobr-
order | encomendar
order supplies | fazer_encomendas
organization | organiz-
pack | embalar embalamento embalagem empacotar
parents | pais encarregados_de_educação
passion | paixão gosto
patience | paciência
patrol | ronda patrulh-
person | pessoa-
physical strength | força_física
pick orders | preparar_as_encomendas
plan | plano planos
planning | planear planejar planeamento planejamento
plant | plantar plantação semear
plastic | plástic-
post entries | lançamentos lançar_faturas
preparation | prepara- elabora-
prepare | preparar preparação
prepare lessons | preparar_as_aulas
private | privad- particular-
problem | problema-
process | processo-
processing | processa- lança- lançamento
production | produção
professional | profissiona-
profile | perfil
project | projeto-
protect | proteger proteção
publish | publicar publicação publicações
quality | qualidade
quality control | controlo_de_qualidade controle_de_qualidade
receive | receber recepção acolher
record | registar registrar anotar
refer | encaminhar encaminhamento
reliability | fiabilidade
remove | retirar desmont- remov-
repair | repara- reparar consertar conserto- arranjar reparação reparações
replace | substitu- troca_de mudar mudança substituir substituição trocar
report | comunicar participar reportar relatar
requirements analysis | levantamento_de_requisitos
research | pesquis- investigaç- investigar investigação pesquisa-
respond to complaints | tratamento_de_reclamações
results | resultado-
review | revis-
rules | norma normas regra- regulament-
safety | segurança
schedule | horário- calendário
schedule appointments | marcar_consultas marcação_de_consultas agendar marcações
screen | triar triagem
secure cargo | acondicionamento_da_carga
sell | vender venda vendas
service | serviço-
shape | moldar tender
small | pequen-
software development | desenvolvimento_de_software
solution | soluç- soluções
solve | resolver resolução
sort | separar triagem_de separação
standards | padrõ- padrão
sterilize | esteriliz-
store | armazenar armazenamento armazenagem
strategy | estratég-
style hair | pentear penteado- permanentes
supervise | supervisionar supervisão
supervision | supervis-
support | apoio- suporte-
take calls | atender_chamadas atendimento_telefónico atender_o_telefone
talk | conversa- falar
teach | ensinar
teamwork | trabalho_em_equipa trabalho_em_equipe
test | teste- ensaio-
train staff | formação_de_equipas
translate | traduzir
transport of patients | transporte_de_doentes
unload | descarregamento
update | atualiza-
use | uso utiliz- domínio
use of computers | informática_na_ótica conhecimentos_de_informática
visit | visit-
wash and dress | vestir
week | semana semanas
weekly | semana-
weigh | pesar pesagem
welcome guests | receber_os_hóspedes acolhimento
weld | soldadura soldagem
workplace | local_de_trabalho
write | redigir redação elaborar elaboração
writing | escrev- redaç- escrevi
`;
