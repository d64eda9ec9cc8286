/** Kitchens, shops, health, care, schools, building, machines, vehicles. */
export const trades = `
adjustment | ajust- regulação
air conditioning | climatiz- ar_condicionado
ambulance | ambulância-
animals | animal animais
apartment | apartament-
apprenticeship | aprendizagem
art | arte artes artístic-
assemblies | conjuntos
assembly | montar
assembly line | linha_de_montagem linha_de_produção
automated tests | testes_automatizados
automation | automatiz- automaç-
baking | cozer forno
bathroom | casa_de_banho casas_de_banho banheir-
battery | bateria-
beauty | estétic-
beverages | bebida-
blood | sangue
blood pressure | tensão_arterial pressão_arterial
body care | higiene_pessoal cuidados_de_higiene banho banhos
boiler | caldeira- esquentador-
books | livro livros
brakes | travõ- travão freio-
bread | pão pães
breakfast | pequeno_almoço pequenos_almoços café_da_manhã
bricks | tijolo- alvenaria
building | edifício- prédio-
bus | autocarro- ônibus
cable | cabo cabos cablage-
calculation | cálcul-
car | carro carros automóve-
cardiology | cardiolog-
care | cuidado- cuidar
carrier | transportador-
cash | dinheiro
catering | catering cantina-
cattle | gado vacas
circuit | circuito-
class | turma-
cleaning | limpeza
cleanliness | limpo limpa limpar
clinic | clínic-
clothing | vestuário
CNC machines | controlo_numérico máquinas_de_controlo_numérico
code | código
cold | frio frios fria frias
computer | computador-
concrete | betão concreto
connect | ligar ligaç- conect-
construction site | estaleiro-
containers | contentor- contêiner-
cooking | confeç- cozinhar confecionar
crane | grua-
crops | cultivo- culturas sementeira
curriculum | plano_curricular currículo
customs | alfândeg- aduan-
data | dados
database | base_de_dados bases_de_dados banco_de_dados
delivery | entrega-
dental | dentári-
diagnosis | diagnós-
dinner | jantar-
disabilities | deficiên-
dishes | prato pratos
disinfection | desinf-
doors and windows | portas janela- caixilh-
drawing | desenho-
drilling | furar perfur-
driving | condução conduzir
elderly | idos-
electric switchboard | quadro_elétrico quadros_elétricos quadros
electrical | elétric- eléctric-
electricity | eletricid-
electronics | eletrónic-
elementary school | escola_primária 1_ciclo primeiro_ciclo ensino_básico ensino_fundamental
elevator | elevador-
emergency | urgência- emergência-
engine | motor-
equipment | equipament- aparelho-
excavator | escavador- retroescavador-
export | exporta-
fabric | tecido- têxt-
faults | avaria- falha-
feeding | alimentação
finite element analysis | elementos_finitos cálculo_por_elementos_finitos
fire protection | incêndio-
first aid | primeiros_socorros
fish | peixe-
floor | pavimento- chão soalho
forest | floresta- florestal florestais
freight rates | tarifas
fruit | fruta-
fuel | combustíve-
furniture | móveis mobiliári-
garden | jardim jardins jardinagem
gas | gás
goods | mercadoria-
goods receiving | receção_de_mercadorias
graphic design | design_gráfico
grinding | lixar polir retific-
guests | hóspede- comensal-
hair | cabelo-
harvest | colheita- vindima
health | saúde
heating | aqueciment-
home care | ao_domicílio apoio_domiciliário
homework | trabalhos_de_casa
hospital | hospital-
hot | quente-
hotel | hotel-
housekeeping | tarefas_domésticas arrumação
houses | casa casas moradia- habitaç-
hydraulic | hidráulic-
hygiene | higien-
import | importa-
infusion | endovenos-
ingredients | ingrediente-
injections | injeç-
insulation | isolament-
interface | interface-
inventory | inventári- stock
kindergarten | infantário- creche- jardim_de_infância
kitchen | cozinh-
laboratory | laborató-
laundry | lavandar- roupa
lawn | relva- relvado
laying | colocar assentamento passagem_de_cabos
leaks | fuga_de_água fugas
legal | jurídic- lega-
lessons | lição lições
library | biblioteca-
lighting | iluminaç- luminári-
loading | carga cargas carregar carregament- descarga descarregar
logistics | logístic-
lubrication | lubrific-
lunch | almoço-
machine | máquina-
massage | massage-
meals | refeiç- refeições
measurement | medir
meat | carne carnes
mechanical | mecânic-
medical | médic-
medication | medica-
mental | mental- psiquiátric-
menu | ementa- cardápio- menu menus
merchandise display | montra- reposição
metal | metal metais metalúrg- metálic-
meters | contadores
milking | ordenha leite
milling | fresag- fresado-
mobility | mobiliz- mobilidade posicionament-
modelling | modela-
music | músic-
network | redes rede
nursing home residents | lar_de_idosos residentes
oil | óleo-
olympiad | olimpíad-
order | encomenda- pedido-
order picking | preparação_de_encomendas
packaging | embala- acondicion-
painting | pintura pinturas pintar
pallets | palete-
parcels | encomendas_postais pacotes
parts | peça-
pastry | pastelaria bolo bolos
patient | paciente- doente- utente-
pharmacy | farmácia-
pipes | tubage- tubo tubos cano canos canaliz-
plants | planta-
plaster | reboco- gesso estuque
play | jogo jogos brincar
plumbing | canalização picheleir- louças_sanitárias
power | potência
prices | preço-
printing | impress- gráfica tipograf-
programming | programaç-
protective equipment | equipamentos_de_proteção
prototype | protótip-
psychology | psicologia
public | públic-
pump | bomba bombas
reading | leitura ler
real estate | imobiliári-
receipts | recibo-
receiving | receção recebimento
reception | acolhiment- receção_de_hóspedes
recipes | receita-
refrigeration | frigoríf- refriger-
relational databases | bases_de_dados_relacionais
reservations | reserva-
restaurant | restaurant- restauração
road | estrada-
robot | robô- robót-
roof | telhado-
rooms | quarto quartos sala salas
route | rota-
samples | amostra-
sawing | serra serrar serrote
scaffolding | andaime-
screws | parafus-
security guard | vigilante
server | servidor-
serving | servir
sewer | esgoto- desentup-
sewing | costura- coser
sheet metal | chapa chapas
shelves | prateleira-
ship | navio- barco- naval
shipping | expedição envio-
shoes | sapato- calçado
skin | pele
social | socia-
software | aplicaç- aplicações software
solar panels | fotovolta- painéis_solares solar solares
spare parts | peças_sobressalentes
special education | educação_especial necessidades_educativas
sports | desport- esport-
stairs | escada-
steel | aço aços
strength calculation | cálculos_de_resistência
surgery | cirurg- operação
swimming | natação piscina
switches and outlets | interruptor- tomadas
system | sistema-
systems installation | instalações_técnicas
tables | mesa mesas
tachograph | tacógrafo-
teaching | lecionar docência aulas
technical | técnic-
technical drawings | desenhos_técnicos
technology | tecnolog-
temperature | temperatur-
therapy | terap- reabilit-
tiles | azulejo- ladrilho- mosaico-
tires | pneu-
tolerances | tolerânc-
tools | ferramenta-
tourism | turis-
trailer | reboque- semirreboque-
train | comboio- ferroviári- trem
translation | traduç- tradutor-
transport | transport-
travel | viage- viagem
treatment | tratament-
trees | árvore- poda
troubleshooting | deteção_de_avarias diagnóstico_de_avarias
truck | camiõ- camião caminh-
turning | torno tornos torneament-
unit tests | testes_unitários
vaccination | vacin-
valves | válvula- torneira-
vegetables | legume- verdura-
vehicle | veículo-
ventilation | ventilaç-
vital signs | sinais_vitais
voltage | baixa_tensão alta_tensão
wall | parede- muro muros
warehouse | armaz-
washing | lavar lavagem loiça
waste | resíduo- lixo
water | água águas
web application | aplicações_web
web services | serviços_web
welding | solda- soldar
wiring | fiação
wiring diagrams | esquemas esquemas_elétricos
wood | madeira-
workshop | oficin-
wound | pensos feridas
`;
