import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: '',
      education: `formacao academica|habilitacoes literarias|formacao escolar|habilitacoes academicas|
          percurso academico|qualificacoes academicas|trajetoria academica|historico escolar|percurso escolar`,
      certifications: `cursos e certificacoes|formacao complementar|formacao profissional|formacao continua|
          acoes de formacao|aperfeicoamento`,
      languages: `idiomas estrangeiros|linguas estrangeiras|competencias linguisticas|conhecimentos linguisticos|
          conhecimentos de idiomas`,
      skills: `competencias pessoais|competencias informaticas|conhecimentos tecnicos|conhecimentos informaticos|
          pontos fortes|resumo de qualificacoes`,
      projects: '',
      publications: 'publicacoes',
      awards: '',
      volunteering: 'trabalho voluntario|atividades voluntarias|experiencia voluntaria',
      experience: `experiencia profissional|historico profissional|percurso profissional|experiencia de trabalho|
          percurso laboral|experiencia letiva|trajetoria profissional|atividade profissional|
          atividades profissionais|vida profissional|atuacao profissional|historico de trabalho`,
      interests: 'lazer|tempos livres',
      references: '',
      declaration: '',
      personal: 'dados pessoais|informacoes pessoais|informacao pessoal',
      contact: 'contato',
      summary: `sobre mim|objetivo profissional|resumo profissional|quem sou|sintese profissional|objetivo de carreira`,
      additional: `outras informacoes|carta de conducao|informacoes adicionais|informacao adicional|
          informacoes complementares`,
    },
    words: {
      detail: '',
      education: 'educacao formacao estudos escolaridade habilitacoes ensino graduacao',
      certifications: 'certificacoes certificados cursos',
      languages: 'idioma idiomas linguas',
      skills:
        'competencias habilidades conhecimentos aptidoes ferramentas qualificacoes capacidades informatica',
      projects: 'projetos projectos',
      publications: '',
      awards: 'premios conquistas reconhecimentos distincoes',
      volunteering: 'voluntariado',
      experience: 'experiencia experiencias estagios empregos carreira',
      interests: 'interesses passatempos hobbies',
      references: 'referencias',
      declaration: '',
      personal: '',
      contact: '',
      summary: 'perfil resumo objetivo objetivos sumario apresentacao',
      additional: '',
    },
    objective: 'objetivos?',
    beside: `e de da do das dos em com outras outros principais profissional profissionais academica academicas
        universitaria superior escolar literarias tecnicas tecnicos pessoais pessoal digitais informaticas
        complementares extracurriculares relevante anterior`,
    entries: '',
  },
  labels: {
    title: 'função ou cargo ocupado|função',
    organization: 'nome e morada do empregador|nome e endereço do empregador|empregador',
    client: '',
    dates: 'datas?',
    place: '',
    business: '',
    other: 'princip(?:ais|ales) actividades e responsabilidades|principais atividades e responsabilidades',
    education: 'nome e tipo da organização de ensino ou formação|designação da qualificação atribuída',
    home: 'morada',
    postal: 'morada|endereço',
    phone: 'telemovel',
    address: 'morada|endereço',
  },
  streets: {
    before: 'rua|praça',
    after: '',
    joined: '',
  },
  names: {
    particles: 'de da do dos das e',
    label: 'nome completo',
    surname: 'apelido',
    given: 'primeiro nome',
    document: '',
    bareLabel: '',
    titles: '',
    unspacedTitles: '',
  },
  pages: { page: '', of: '', ofAlone: '' },
};
