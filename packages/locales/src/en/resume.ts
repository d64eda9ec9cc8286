import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: `responsibilities|roles and responsibilities|role and responsibilities|key responsibilities|
          roles responsibilities|job responsibilities|duties|duties and responsibilities|
          achievements and responsibilities|description|project description|job description|environment|
          technologies|technologies used|tools used|key deliverables|deliverables|company profile`,
      education: `academic qualifications|academic qualification|academics|academic|academic background|
          academic details|academic record|academic profile|academic history|academic credentials|
          academic chronicle|academia|scholastics|scholastic record|qualifications|qualification|
          professional qualifications|professional qualification|technical qualification|educational|studies|
          degrees`,
      certifications: `certifications licenses|licenses and certifications|licenses certifications|courses|training|
          trainings|trainings attended|trainings and seminars attended|trainings and seminars|
          seminars and trainings|seminars attended|certs|training and certifications|professional registration|
          professional registrations|registrations|tickets|cards and tickets|memberships and certification|
          memberships and certifications|certifications and memberships|memberships certifications|
          tickets and cards|job related training|military education|military training|short courses|cpd|
          continuing professional development|courses and certifications|professional development|
          professional training|licences|Certificates of competency|Certificates of proficiency`,
      languages: 'languages|language skills|languages known|language|language proficiency|linguistic skills',
      skills: `skills|technical proficiency|technical proficiencies|technical expertise|expertise|competencies|
          core competencies|key competencies|areas of expertise|area of expertise|technologies|software|
          it proficiency|computer proficiency|strengths|key strengths|tools|tools and technologies|
          technical tools|tech stack|technical summary|technical exposure|technical environment|proficiencies|
          specialties|specialities|it skills|soft skills|hard skills|digital skills|computer literacy|
          software proficiency|software skills|professional strengths|functional skills|skill set|skillset|
          skill sets|technical skill set|operating systems|programming languages`,
      projects: `projects|academic projects|key projects|personal projects|official projects|projects summary|
          project details|project|projects undertaken`,
      publications: 'publications|papers|conferences|conferences and seminars|presentations|patents',
      awards: `awards|achievements|honors|honours|honors and awards|awards and honors|awards and achievements|
          accomplishments|key achievements|recognition|scholarships`,
      volunteering: `volunteering|volunteer experience|volunteer work|volunteer|community service|community involvement|
          board memberships|board service|board positions|board community|board and community|
          boards and community|boards|extracurricular activities|extra curricular activities|
          co curricular activities|cocurricular activities|activities|leadership|memberships|
          professional memberships|affiliations|professional affiliations`,
      experience: `experience|work experience|employment|employment history|work history|career history|
          professional history|professional background|work|internship|internships|internship experience|
          positions held|appointments|contract history|contract experience|assignment history|permanent roles|
          contract roles|current role|previous roles|other roles|earlier roles|earlier career|early career|
          career to date|current post|previous posts|posts held|current position|previous positions|
          current appointment|previous appointments|freelance work|freelance experience|placements|
          work placements|clinical placements|employment background|military|military career|
          professional appointments|professional career|career path|career progression|career graph|
          professional work history|professional employment history|relevant work history|previous work history|
          organizational experience|industrial exposure|industrial training|assignments|occupational contour|
          job history|career contour|organisational experience|employment record|employment details|
          career experience|service record|military experience|military service|Sea service|Sea service record|
          Sea going experience|Seagoing experience|Teaching positions|Clinical appointments`,
      interests: 'interests|hobbies|hobbies and interests|interests and hobbies|hobby|personal interests',
      references: 'references|reference|professional references|referees',
      declaration: 'declaration|declarations',
      personal: `personal details|personal information|personal data|personal particulars|personal profile|
          personal dossier|personal vitae|personal minutiae|bio data|biodata`,
      contact: 'contact|contact information|contact details|contact me|contacts|profiles|social',
      summary: `summary|profile|objective|career objective|professional summary|executive summary|about me|about|
          professional profile|executive profile|career profile|professional overview|executive overview|
          career overview|overview|personal statement|profile summary|job objective|career goal|career goals|
          synopsis|professional synopsis|snapshot|highlights|qualifications summary|summary of qualifications|
          summary of qualification|summary of skills|career summary|statement|career highlights|
          professional objective|introduction`,
      additional:
        'additional information|additional details|other information|miscellaneous|others|other|additional',
    },
    words: {
      detail: '',
      education: `education educational educations academics schooling scholastic credentials qualification
          qualifications`,
      certifications: `certification certifications certificate certificates certified licenses licences licensure
          accreditations accreditation courses trainings`,
      languages: '',
      skills: `skills skill competencies competences expertise proficiencies proficiency strengths abilities
          capabilities computer software it soft hard functional`,
      projects: 'projects project portfolio',
      publications: 'publications presentations patents conferences seminars papers',
      awards: 'awards award honors honours recognition accomplishments achievements scholarships fellowships',
      volunteering: `volunteer volunteering affiliations memberships membership activities extracurricular curricular
          community associations`,
      experience: 'experience experiences employment internship internships career appointments employers',
      interests: 'interests hobbies hobby',
      references: 'references referees',
      declaration: '',
      personal: 'personal',
      contact: 'contact',
      summary: 'summary profile objective overview synopsis goal goals snapshot',
      additional: 'additional miscellaneous',
    },
    objective:
      '(?:job|position|post|role|studies) applied for|(?:desired|target|preferred) (?:job|position|role)|(?:career |job |employment )?(?:objectives?|goals?)',
    beside: `training professional personal work working career job relevant related other additional selected key
        core main previous past current present recent general technical academic business industry industrial
        corporate my of and the in a for with to full time part experience experiences history background
        profile summary overview details detail information record records section area areas highlights
        qualification qualifications organizational employment international teaching research practical major`,
    entries: '',
  },
  labels: {
    title: `job title|title|position(?: held| title)?|designation|role|post(?: held)?|
        occupation(?: or position held)?|job role|job position|current designation|position`,
    organization: `company(?: name)?|employer(?: name)?|organi[sz]ation(?: name)?|
        name (?:and address )?of (?:the )?(?:company|organi[sz]ation|employer)|firm`,
    client: 'client|customer|end client',
    dates: 'duration|period|dates?|from|tenure|since|time ?period|working period',
    place: 'location|place|city|work location',
    business: '(?:type of )?business or sector',
    other: 'main activities and responsibilities',
    education:
      'title of qualification awarded|name and type of organisation(?: providing education and training)?',
    home: 'address|location|current location|city|lives in|based in',
    postal: '(?:(?:current|present|permanent|home|mailing|postal|residential|second|other|my) )?address',
    phone: 'phone|mobile|mob|cell|tel|telephone|contact|whatsapp',
    address: 'address',
  },
  streets: {
    before: String.raw`plot|flat|apt|suite|po box|p\.o\. box|av`,
    after: `street|st|road|rd|avenue|ave|drive|dr|lane|ln|way|court|ct|place|pl|square|boulevard|blvd|terrace|close|
        crescent|highway|nagar|marg`,
    joined: '',
  },
  names: {
    particles: 'of and st',
    label: String.raw`name|full name|candidate name|candidate's name|first names?(?:\(s\))? ?/ ?surnames?(?:\(s\))?|
        surnames?(?:\(s\))? ?/ ?first names?(?:\(s\))?`,
    surname: 'surname|last name|family name',
    given: 'first names?|given names?|forenames?',
    document: 'curriculum vitae|resume|résumé|cv|application for employment.{0,20}',
    bareLabel: '',
    titles: '[Dd]r|[Pp]rof',
    unspacedTitles: '',
  },
  pages: { page: 'page', of: 'of', ofAlone: 'of' },
};
