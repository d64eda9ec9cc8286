import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const portuguese: LanguageSample = {
  language: 'pt',
  byProfession: {
    software: {
      advert: `Desenvolvedor Java
Responsabilidades
- Projetar e desenvolver serviços web com Java e Spring Boot
- Escrever testes automatizados e revisar o código dos colegas
- Levantamento de requisitos com a equipa de produto
Requisitos
- Pelo menos 3 anos de experiência em desenvolvimento de software
- Sólidos conhecimentos de bases de dados relacionais e SQL
- Licenciatura em Engenharia Informática
- Inglês fluente
- Docker é um diferencial
Oferecemos: seguro de saúde, trabalho remoto`,
      resume: `Duarte Falcoeira
duarte.falcoeira@example.com | 912 345 678 | Braga
Sobre mim
Programador com seis anos de experiência em pagamentos
Experiência profissional
Programador de software, Minhobits Lda, Braga
março de 2019 – presente
- Desenhei serviços web em Java para transferências imediatas
- Escrevi testes unitários e de integração
Programador júnior, Cávado Sistemas SA
junho de 2016 – fevereiro de 2019
- Módulos de faturação, consultas SQL
Formação académica
Licenciatura em Engenharia Informática, Universidade do Minho, 2012 – 2016
Idiomas
Inglês – fluente, Alemão – intermédio`,
      facts: {
        name: 'Duarte Falcoeira',
        positions: ['Programador de software | 2019-03 | present', 'Programador júnior | 2016-06 | 2019-02'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
    nursing: {
      advert: `Enfermeiro para o serviço de cardiologia
Funções
- Administrar os tratamentos prescritos pelo médico
- Vigiar os sinais vitais e cuidar dos doentes
- Registos no processo clínico
Requisitos obrigatórios
- Licenciatura em Enfermagem
- Inscrição na Ordem dos Enfermeiros
- Mínimo de um ano de experiência hospitalar
- Disponibilidade para turnos`,
      resume: `Benedita Serrazina
benedita.serrazina@example.com, Évora
EXPERIÊNCIA PROFISSIONAL
Janeiro de 2018 – atualmente
Enfermeira, Hospital da Planície, serviço de cirurgia
- Cuidados antes e depois da operação, pensos
- Medicação endovenosa
Outubro de 2015 – dezembro de 2017
Enfermeira, Clínica do Sobral
- Colheitas de sangue, medição da tensão arterial
FORMAÇÃO
Licenciatura em Enfermagem, Universidade de Évora, 2015
IDIOMAS
Francês B2, Inglês A2`,
      facts: {
        name: 'Benedita Serrazina',
        positions: ['Enfermeira | 2018-01 | present', 'Enfermeira | 2015-10 | 2017-12'],
        languages: ['French', 'English'],
        level: 'bachelor',
      },
    },
    accounting: {
      advert: `Contabilista
Empresa de distribuição em Aveiro procura contabilista.
O que vai fazer
- Lançamento de faturas e reconciliação bancária
- Balancetes e declarações fiscais
- Processamento de salários
O que procuramos
- Licenciatura em contabilidade ou gestão
- Experiência mínima de 4 anos em contabilidade
- Conhecimento da legislação fiscal
- Domínio de Excel e Primavera`,
      resume: `Graça Vilarandelo
graca.vilarandelo@example.com
Aveiro, tel. 933 222 111
Perfil
Contabilista certificada com prática em pequenas empresas
Percurso profissional
Responsável de contabilidade, Ria Distribuição Lda, 05/2017 – presente
Fecho mensal, IVA, IRC, contas anuais
Técnica de contabilidade, Madeiras do Vouga SA, 09/2012 – 04/2017
Fornecedores, clientes, salários
Habilitações
Licenciatura em Contabilidade, Universidade de Aveiro, 2012
Competências
Primavera, SAP, Excel
Idiomas: inglês (intermédio)`,
      facts: {
        name: 'Graça Vilarandelo',
        positions: [
          'Responsável de contabilidade | 2017-05 | present',
          'Técnica de contabilidade | 2012-09 | 2017-04',
        ],
        languages: ['English'],
        level: 'bachelor',
      },
    },
    logistics: {
      advert: `Coordenador de logística
Descrição da função
- Planear o transporte nacional e internacional
- Organizar a receção e a expedição de mercadorias no armazém
- Controlar o stock e fazer inventários
- Negociar tarifas com transportadoras
Requisitos
- 2 anos de experiência em logística
- Carta de condução B
- Certificado de empilhador é uma mais-valia`,
      resume: `Zeferino Loureiral
zeferino.loureiral@example.com · Leiria
Experiência
Gestor de tráfego – Lis Transportes Lda (abril 2020 – presente)
Rotas de 40 camiões em Portugal e na Europa, negociação com transportadoras, entregas
Operador de armazém – Grande Armazém SA (2016 – 2020)
Receção, preparação de encomendas, expedição, inventário, empilhador
Formação
Ensino secundário, Escola Secundária do Pinhal, 2012
Carta de condução
B e C
Línguas
Italiano – bom, Inglês – básico`,
      facts: {
        name: 'Zeferino Loureiral',
        positions: ['Gestor de tráfego | 2020-04 | present', 'Operador de armazém | 2016 | 2020'],
        languages: ['Italian', 'English'],
        level: 'secondary',
      },
    },
    sales: {
      advert: `Vendedor externo de materiais de construção
Atividades
- Visitar clientes e angariar novos clientes
- Apresentar a oferta e fechar contratos
- Cumprir as metas mensais de vendas
Requisitos
- Pelo menos 1 ano de experiência em vendas
- Boa comunicação e negociação
- Carta de condução`,
      resume: `Valdemar Pedrógão
Coimbra | valdemar.pedrogao@example.com
Resumo
Comercial com carteira de clientes própria na zona centro
Histórico profissional
Técnico comercial
Cimentos do Mondego SA
fev. 2018 – até hoje
• Superei o plano de vendas em 15% três anos seguidos
• Negociei contratos com armazéns de materiais
• Prospeção e abertura de contas
Vendedor de loja
Casa das Ferragens
2014 – 2018
• Atendimento ao público, caixa, reposição
Formação
Ensino secundário, Escola Secundária da Lousã, 2013
Idiomas
Inglês B1`,
      facts: {
        name: 'Valdemar Pedrógão',
        positions: ['Técnico comercial | 2018-02 | present', 'Vendedor de loja | 2014 | 2018'],
        languages: ['English'],
        level: 'secondary',
      },
    },
    teaching: {
      advert: `Professor de matemática
Colégio particular procura professor de matemática para o 3.º ciclo.
Tarefas
- Lecionar matemática do 7.º ao 9.º ano
- Preparar os alunos para os exames
- Avaliar e reunir com os encarregados de educação
Requisitos
- Licenciatura em matemática e habilitação para a docência
- Gosto pelo ensino
- Inglês é valorizado`,
      resume: `Leonor Quintãs
leonor.quintas@example.com, Viseu
Experiência docente
Setembro de 2017 – presente
Professora de matemática, Colégio do Monte Alto
Aulas do 7.º ao 12.º ano, direção de turma, olimpíadas
2014 – 2017
Professora substituta, Escola da Ribeira
Formação
Mestrado em Ensino da Matemática, Universidade de Coimbra, 2016
Licenciatura em Matemática, Universidade de Coimbra, 2014
Idiomas
Inglês C1, Alemão B1`,
      facts: {
        name: 'Leonor Quintãs',
        positions: ['Professora de matemática | 2017-09 | present', 'Professora substituta | 2014 | 2017'],
        languages: ['English', 'German'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Engenheiro de projeto mecânico
O seu papel
- Projetar peças e conjuntos em SolidWorks
- Elaborar desenhos técnicos e cálculos de resistência
- Acompanhar o fabrico de protótipos com a oficina
Procuramos
- Licenciatura em engenharia mecânica
- Mínimo de dois anos de experiência em projeto mecânico
- Conhecimento de tolerâncias e processos de maquinagem
- Inglês técnico`,
      resume: `Salvador Miradouro
salvador.miradouro@example.com | Setúbal
Experiência profissional
01/2019 - presente: Engenheiro mecânico, Sado Motores SA
Modelação 3D em SolidWorks e CATIA, desenhos de suportes de motor
Cálculo por elementos finitos, ensaios de protótipos
07/2016 - 12/2018: Engenheiro de processos, Fábrica da Arrábida
Preparação da produção, máquinas de controlo numérico
Formação
Licenciatura em Engenharia Mecânica, Universidade Nova, 2012 - 2016
Idiomas: inglês (avançado), francês (básico)`,
      facts: {
        name: 'Salvador Miradouro',
        positions: ['Engenheiro mecânico | 2019-01 | present', 'Engenheiro de processos | 2016-07 | 2018-12'],
        languages: ['English', 'French'],
        level: 'bachelor',
      },
    },
  },
};
