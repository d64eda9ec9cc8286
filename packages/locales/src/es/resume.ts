import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: 'responsabilidades',
      education: `formacion academica|datos academicos|formacion reglada|antecedentes academicos|preparacion academica|
          historial academico|trayectoria academica|nivel de estudios|grado academico`,
      certifications: `cursos y certificaciones|formacion complementaria|formacion continua|formacion adicional|
          formacion no reglada`,
      languages: 'conocimiento de idiomas|competencias linguisticas|conocimientos de idiomas',
      skills: `competencias tecnicas|conocimientos informaticos|conocimientos tecnicos|competencias profesionales|
          areas de experiencia|areas de conocimiento`,
      projects: '',
      publications: 'publicaciones',
      awards: '',
      volunteering: 'experiencia de voluntariado',
      experience: `experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|
          historial profesional|experiencia docente|vida laboral|trayectoria laboral|antecedentes laborales|
          desarrollo profesional|carrera profesional|trayectoria y experiencia`,
      interests: '',
      references: '',
      declaration: '',
      personal: 'datos personales|personal snippets|personal traits|informacion personal',
      contact: 'contacto',
      summary: 'perfil profesional|sobre mi|resumen profesional|acerca de mi|quien soy',
      additional: `otros|otros datos|otros meritos|carnes de conducir|informacion adicional|otra informacion|
          informacion complementaria|datos de interes|datos adicionales|carnet de conducir|permiso de conducir`,
    },
    words: {
      detail: '',
      education: 'educacion formacion estudios titulacion titulaciones escolaridad',
      certifications: 'certificaciones certificados cursos seminarios diplomados licencias',
      languages: 'idioma idiomas lenguas',
      skills: `habilidades competencias aptitudes conocimientos destrezas herramientas capacidades fortalezas
          informatica programas`,
      projects: 'proyectos',
      publications: '',
      awards: 'premios logros reconocimientos becas distinciones',
      volunteering: 'voluntariado',
      experience: 'experiencia experiencias empleo empleos practicas puestos',
      interests: 'intereses aficiones pasatiempos hobbies',
      references: 'referencias',
      declaration: '',
      personal: '',
      contact: '',
      summary: 'perfil resumen objetivo objetivos extracto presentacion',
      additional: '',
    },
    objective: 'objetivos?',
    beside: `y e de del la las los el en mi mis otros otras personal laboral laborales profesional profesionales
        previa desempenados relevante tecnicas tecnicos personales academica academicos universitaria clave
        digitales blandas informaticos realizados principales destacados complementarios interpersonales
        linguisticas superiores trabajo docente`,
    entries: 'formación profesional',
  },
  labels: {
    title: 'puesto|cargo|profesión o cargo desempeñado|función',
    organization: 'empresa|nombre y dirección de la empresa o empleador|empleador',
    client: '',
    dates: 'periodo|fechas?',
    place: 'lugar',
    business: 'tipo de empresa (?:o|ou) sec?tor',
    other: 'funciones y responsabilidades principales',
    education: `nombre y tipo de (?:la )?organización que ha impartido la educación o la formación|
        título de la cualificación obtenida`,
    home: 'domicilio|dirección',
    postal: 'domicilio|dirección',
    phone: 'movil',
    address: 'dirección',
  },
  streets: {
    before: 'calle|avenida',
    after: '',
    joined: '',
  },
  names: {
    particles: 'de la las los el del y e i',
    label: 'nombre|nombre y apellidos|nombre completo',
    surname: 'apellidos?',
    given: 'nombres?',
    document: 'hoja de vida',
    bareLabel: '',
    titles: '',
    unspacedTitles: '',
  },
  pages: { page: 'pagina', of: 'de', ofAlone: '' },
};
