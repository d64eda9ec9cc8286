/**
 * A requirement, a resume line that answers it in other words, and a neighbor: a line with similar words or subject
 * that does not answer it. Written for this project, not from a real resume.
 */
export type Triplet = { field: string; requirement: string; answer: string; neighbour: string };

type Row = [field: string, requirement: string, answer: string, neighbour: string];

const toTriplet = ([field, requirement, answer, neighbour]: Row): Triplet => ({
  field,
  requirement,
  answer,
  neighbour,
});

/** Titles and skills, a few words each. */
export const shortTriplets: Triplet[] = (
  [
    ['software', 'Backend engineer', 'Server-side developer', 'Frontend engineer'],
    ['software', 'JavaScript', 'ECMAScript', 'Java'],
    ['software', 'Container orchestration', 'Kubernetes', 'Container shipping'],
    ['software', 'Relational databases', 'PostgreSQL and MySQL', 'MongoDB'],
    ['software', 'Infrastructure as code', 'Terraform', 'Building codes'],
    ['software', 'Unit testing', 'Automated tests with Jest', 'Penetration testing'],
    ['data', 'Data analyst', 'Business intelligence specialist', 'Data entry clerk'],
    ['data', 'Machine learning', 'Trained predictive models', 'Machine operation'],
    ['data', 'Data visualisation', 'Dashboards in Tableau', 'Data protection'],
    ['health', 'Registered nurse', 'RN on a surgical ward', 'Veterinary nurse'],
    ['health', 'Phlebotomy', 'Drawing blood samples', 'Blood bank administration'],
    ['health', 'Physiotherapist', 'Physical therapist', 'Psychotherapist'],
    ['health', 'Electronic health records', 'Charting in Epic', 'Health insurance records'],
    ['finance', 'Accounts payable', 'Paying supplier invoices', 'Accounts receivable'],
    ['finance', 'Bookkeeping', 'Kept the ledgers', 'Library keeping'],
    ['finance', 'Financial audit', 'Audited annual accounts', 'Energy audit'],
    ['logistics', 'Forklift operator', 'Lift truck driver', 'Crane operator'],
    [
      'logistics',
      'Supply chain management',
      'Ran procurement and distribution',
      'Chain restaurant management',
    ],
    ['sales', 'Account executive', 'B2B sales representative', 'Accountant'],
    ['sales', 'Customer relationship management', 'Salesforce', 'Public relations'],
    ['teaching', 'Primary school teacher', 'Taught grade three', 'School bus driver'],
    ['teaching', 'Curriculum development', 'Wrote lesson plans', 'Real estate development'],
    ['trades', 'Electrician', 'Installed wiring and switchboards', 'Electrical engineer'],
    ['trades', 'Plumber', 'Pipefitter', 'Roofer'],
    ['trades', 'Welding', 'MIG and TIG', 'Soldering of circuit boards'],
    ['hospitality', 'Pastry chef', 'Pâtissier', 'Sous chef'],
    ['hospitality', 'Front desk', 'Hotel receptionist', 'Help desk'],
    ['law', 'Paralegal', 'Legal assistant', 'Judge'],
    ['people', 'Talent acquisition', 'Recruiter', 'Talent agent for actors'],
    ['management', 'Product manager', 'Owner of the product roadmap', 'Project manager'],
  ] satisfies Row[]
).map(toTriplet);

/** Sentences as in job descriptions and resumes. */
export const sentenceTriplets: Triplet[] = (
  [
    [
      'software',
      'Experience designing REST APIs that other teams depend on',
      'Built the public HTTP interface that sixty partners integrate with',
      'Managed the restaurant relations of sixty partners',
    ],
    [
      'software',
      'You have run services in production on AWS',
      'Operated our platform on EC2 and RDS and carried the pager',
      'Moved the production of brake pads to another plant',
    ],
    [
      'software',
      'Knowledge of message queues such as Kafka',
      'Replaced polling by events over RabbitMQ',
      'Answered a queue of customer messages',
    ],
    [
      'software',
      'Continuous integration and delivery as a habit',
      'Every merge is built, tested and deployed by GitHub Actions',
      'Attended continuous education courses on integration policy',
    ],
    [
      'software',
      'Ability to mentor junior engineers',
      'Coached two new developers through their first year',
      'Reported to a senior engineer',
    ],
    [
      'data',
      'Strong SQL for ad hoc analysis',
      'Queried the warehouse daily to answer questions of the marketing team',
      'Counted stock in the warehouse daily',
    ],
    [
      'data',
      'Experience with experiments and causal inference',
      'Designed A/B tests and measured their lift',
      'Carried out chemical experiments under supervision',
    ],
    [
      'security',
      'Experience with incident response',
      'Led the containment of a ransomware attack',
      'Guarded the entrance of an office building at night',
    ],
    [
      'health',
      'Care for critically ill patients in an ICU',
      'Looked after two ventilated adults a shift in intensive care',
      'Scheduled appointments for an intensive language course',
    ],
    [
      'health',
      'Titrate vasopressors and sedation',
      'Adjusted norepinephrine and propofol infusions',
      'Titrated acids in a water laboratory',
    ],
    [
      'health',
      'Experience in discharge planning',
      'Arranged home care and follow-up before patients left hospital',
      'Planned the discharge of cargo from ships',
    ],
    [
      'health',
      'Administer medication to residents',
      'Gave prescribed medicines on the evening round',
      'Administered the office network of a pharmacy',
    ],
    [
      'finance',
      'Prepare monthly financial statements under IFRS',
      'Closed the books each month and wrote the consolidated accounts',
      'Prepared witness statements for trial',
    ],
    [
      'finance',
      'Experience with budgeting and forecasting',
      'Drew up the yearly financial plan and its quarterly outlook',
      'Forecast the weather for a regional airport',
    ],
    [
      'finance',
      'Knowledge of anti-money-laundering rules',
      'Reviewed suspicious transactions and filed reports with the authority',
      'Ran the laundry of a hotel with 200 rooms',
    ],
    [
      'logistics',
      'Plan routes for a fleet of delivery vans',
      'Scheduled forty drivers and their daily stops',
      'Sold vans and light trucks to fleets',
    ],
    [
      'logistics',
      'Experience with warehouse management systems',
      'Introduced scanners and slotting software in a distribution centre',
      'Managed a system of wholesale bookshops',
    ],
    [
      'logistics',
      'Handle customs documentation',
      'Prepared import declarations and certificates of origin',
      'Documented local customs and folklore',
    ],
    [
      'sales',
      'Proven record of meeting sales targets',
      'Exceeded quota in seven of eight quarters',
      'Taught target shooting to beginners',
    ],
    [
      'sales',
      'Experience in cold calling',
      'Phoned forty unknown prospects a day',
      'Repaired cold stores and refrigeration units',
    ],
    [
      'marketing',
      'Experience in search engine optimisation',
      'Doubled organic traffic by rewriting titles and links',
      'Optimised the fuel use of diesel engines',
    ],
    [
      'marketing',
      'Plan and run social media campaigns',
      'Ran Instagram and LinkedIn posts for a furniture brand',
      'Campaigned for better social housing',
    ],
    [
      'teaching',
      'Teach pupils with special educational needs',
      'Supported children with autism in a mainstream classroom',
      'Fitted special needs equipment in cars',
    ],
    [
      'teaching',
      'Assess pupils and report to parents',
      'Marked tests and held meetings with families each term',
      'Assessed property values and reported to owners',
    ],
    [
      'trades',
      'Read technical drawings and blueprints',
      'Worked from isometric plans on building sites',
      'Drew portraits and sold prints',
    ],
    [
      'trades',
      'Maintain heating and air conditioning systems',
      'Serviced boilers, heat pumps and chillers',
      'Maintained the sound systems of a theatre',
    ],
    [
      'hospitality',
      'Knowledge of food safety',
      'Kept the HACCP plan and passed three inspections',
      'Kept the safe and counted the cash',
    ],
    [
      'hospitality',
      'Organise banquets and events',
      'Planned weddings for up to 300 guests',
      'Organised the archive of an event agency',
    ],
    [
      'people',
      'Onboard new employees',
      'Prepared the first weeks of 120 hires',
      'Boarded passengers at the gate',
    ],
    [
      'management',
      'Manage projects on time and within budget',
      'Delivered four plant extensions before their date and 6% under cost',
      'Managed a cinema projector room',
    ],
    [
      'science',
      'Experience with cell culture',
      'Kept HeLa and CHO lines under sterile conditions',
      'Sold cell phones in a culture centre',
    ],
    [
      'construction',
      'Supervise subcontractors on site',
      'Foreman over six trades at a hospital extension',
      'Wrote contracts for a web site',
    ],
  ] satisfies Row[]
).map(toTriplet);
