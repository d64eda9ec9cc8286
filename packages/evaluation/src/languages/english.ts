import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const english: LanguageSample = {
  language: 'en',
  byProfession: {
    software: {
      advert: `Java Developer
Responsibilities:
- Design and develop web services using Java and Spring Boot
- Write automated tests and review the code of colleagues
- Analyse requirements with the product team
Requirements:
- At least 3 years of experience in software development
- Solid knowledge of relational databases and SQL
- Degree in computer science
- Docker and Kubernetes are a plus`,
      resume: `Oliver Penhale
oliver.penhale@example.com | Bristol
Experience
Software Developer, Harbour Systems Ltd, March 2019 – present
- Designed web services in Java for instant payments
- Wrote unit and integration tests, reviewed code
Programmer, Avon Data Ltd, June 2016 – February 2019
- Developed invoicing modules, SQL queries
Education
BSc Computer Science, University of Bristol, 2016
Languages
English (native), German B1`,
      facts: {
        name: 'Oliver Penhale',
        positions: ['Software Developer | 2019-03 | present', 'Programmer | 2016-06 | 2019-02'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
    nursing: {
      advert: `Registered Nurse, Cardiology
Responsibilities:
- Administer treatments prescribed by the physician
- Monitor vital signs and care for patients
- Keep patient records
Requirements:
- Nursing diploma and licence
- At least one year of experience on a hospital ward
- Shift work`,
      resume: `Grace Tolliver
grace.tolliver@example.com, Leeds
Experience
Staff Nurse, Aire Valley Hospital, January 2018 – present
- Cared for patients before and after surgery
- Administered medication, dressed wounds, kept records
Nurse, Moorside Clinic, October 2015 – December 2017
- Took blood samples and blood pressure
Education
Diploma in Nursing, Leeds School of Nursing, 2015
Languages
English (native), French B2`,
      facts: {
        name: 'Grace Tolliver',
        positions: ['Staff Nurse | 2018-01 | present', 'Nurse | 2015-10 | 2017-12'],
        languages: ['English', 'French'],
        level: 'vocational',
      },
    },
    accounting: {
      advert: `Accountant
Duties:
- Record invoices and bank statements
- Prepare trial balance and tax returns
- Payroll
Requirements:
- Degree in economics or accounting
- At least 4 years of experience in bookkeeping
- Knowledge of tax law
- Excel`,
      resume: `Priscilla Wendover
priscilla.wendover@example.com, York
Experience
Chief Accountant, Ridings Trading Ltd, 05/2017 – present
- Month-end closing, VAT returns, corporate tax
- Annual financial statements
Accountant, Oakgreen plc, 09/2012 – 04/2017
- Accounts payable and receivable, payroll
Education
BA Accounting, University of York, 2009 – 2012
Skills
SAP, Excel
Languages
French (intermediate)`,
      facts: {
        name: 'Priscilla Wendover',
        positions: ['Chief Accountant | 2017-05 | present', 'Accountant | 2012-09 | 2017-04'],
        languages: ['French'],
        level: 'bachelor',
      },
    },
    logistics: {
      advert: `Logistics Coordinator
Duties:
- Plan domestic and international transport
- Organise receiving and shipping of goods in the warehouse
- Track stock and carry out inventory
- Negotiate freight rates with carriers
Requirements:
- 2 years of experience in logistics
- Driving licence
- Forklift licence is a plus`,
      resume: `Dean Harkaway
dean.harkaway@example.com · Hull
Experience
Transport Dispatcher, Humber Haulage Ltd, April 2020 – present
Planned routes for 40 trucks, negotiated with carriers, tracked deliveries
Warehouse Operative, Big Store Ltd, 2016 – 2020
Goods receiving, picking, shipping, inventory, forklift
Education
A-levels, Hull College, 2012
Languages
Italian B1`,
      facts: {
        name: 'Dean Harkaway',
        positions: ['Transport Dispatcher | 2020-04 | present', 'Warehouse Operative | 2016 | 2020'],
        languages: ['Italian'],
        level: 'secondary',
      },
    },
    sales: {
      advert: `Sales Representative, building materials
Responsibilities
- Visit existing customers and win new customers
- Present our products and close contracts
- Reach monthly sales targets
Requirements
- At least 1 year of experience in field sales
- Communication and negotiation skills
- Driving licence`,
      resume: `Rory Castleford
Derby | rory.castleford@example.com
Experience
Sales Representative
Peakstone Ltd
Feb 2018 – present
• Exceeded the sales plan by 15% three years in a row
• Negotiated contracts with builders' merchants
• Opened new accounts
Shop Assistant
Handy House
2014 – 2018
• Advised customers, worked the till
Education
A-levels, Derby College, 2013
Languages
Spanish B1`,
      facts: {
        name: 'Rory Castleford',
        positions: ['Sales Representative | 2018-02 | present', 'Shop Assistant | 2014 | 2018'],
        languages: ['Spanish'],
        level: 'secondary',
      },
    },
    teaching: {
      advert: `Mathematics Teacher
Duties
- Teach mathematics to pupils in years 5 to 8
- Prepare pupils for examinations
- Assess pupils and talk with parents
Requirements
- Degree in mathematics and teaching qualification
- Joy in working with children`,
      resume: `Imogen Ashdale
imogen.ashdale@example.com, Exeter
Experience
September 2017 – present
Mathematics Teacher, Hillside School
Taught mathematics in years 5 to 10, prepared pupils for the olympiad, parents' evenings
2014 – 2017
Supply Teacher, Whitewater Primary School
Education
MA Mathematics Education, University of Exeter, 2016
BSc Mathematics, University of Exeter, 2014
Languages
French B1`,
      facts: {
        name: 'Imogen Ashdale',
        positions: ['Mathematics Teacher | 2017-09 | present', 'Supply Teacher | 2014 | 2017'],
        languages: ['French'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Mechanical Design Engineer
Your role
- Design parts and assemblies in SolidWorks
- Make technical drawings and strength calculations
- Follow the manufacturing of prototypes with the workshop
Requirements
- Degree in mechanical engineering
- At least two years of experience in mechanical design
- Knowledge of tolerances and manufacturing processes`,
      resume: `Callum Fairweather
callum.fairweather@example.com | Coventry
Experience
Mechanical Engineer, Spindle Motors Ltd, 01/2019 – present
3D modelling in SolidWorks and CATIA, drawings of engine mounts
Finite element analysis, testing of prototypes
Process Engineer, Avon Works Ltd, 07/2016 – 12/2018
Production planning, CNC machines
Education
BEng Mechanical Engineering, Coventry University, 2012 – 2016
Languages
German B2`,
      facts: {
        name: 'Callum Fairweather',
        positions: ['Mechanical Engineer | 2019-01 | present', 'Process Engineer | 2016-07 | 2018-12'],
        languages: ['German'],
        level: 'bachelor',
      },
    },
  },
};
