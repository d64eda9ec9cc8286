import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

const head = (text: string): string => `Robin Vale\nrobin.vale@example.com\n\n${text}`;
const ex = (text: string): string => head(`Experience\n${text}`);

/** What is found of each requirement that the line is read as. */
function verdictsOf(line: string, resume: string): readonly string[] {
  const job = readJobDescription(`Requirements:\n- ${line}`, { vocabulary });
  const read = readResume(documentFromText(resume), { vocabulary, today });
  return match(read, job, { vocabulary, today })
    .findings.filter(({ requirement }) => !requirement.overall)
    .map(({ status }) => status);
}

// Invented requirements and resumes of each kind, with the verdict that a recruiter would give.
test.each([
  [
    '3 years of bookkeeping experience',
    ex('Bookkeeper, Lumen Works, Jan 2019 - Dec 2023\n- Reconciled accounts.'),
    'met',
  ],
  [
    '5+ years in retail management',
    ex('Store Manager, Lumen Shoes, Jan 2015 - Dec 2021\n- Ran a team of 12.'),
    'met',
  ],
  [
    '2 years of experience as a line cook',
    ex('Line Cook, Lumen Grill, 2020 - 2023\n- Ran the grill station.'),
    'met',
  ],
  [
    '2 years of supervisory experience',
    ex('Shift Supervisor, Lumen Grill, 2018 - 2023\n- Supervised six cooks.'),
    'met',
  ],
  ['2 years of supervisory experience', ex('Line Cook, Lumen Grill, 2018 - 2023\n- Cooked.'), 'not-found'],
  [
    '3 years of customer service experience',
    ex('Call Center Representative, Lumen Telecom, 2018 - 2023\n- Answered 60 calls a day.'),
    'met',
  ],
  [
    '3 years of experience in healthcare',
    ex('Registered Nurse, Lumen Hospital, 2018 - 2023\n- Cared for patients.'),
    'met',
  ],
  [
    '3 years of office experience',
    ex('Administrative Assistant, Lumen Works, 2018 - 2023\n- Sorted the mail.'),
    'met',
  ],
  ['3 years of office experience', ex('Line Cook, Lumen Grill, 2018 - 2023\n- Cooked.'), 'not-found'],
  ['Negotiation skills', ex('Buyer, Lumen Works, 2018 - 2023\n- Negotiated prices with forty mills.'), 'met'],
  [
    'Negotiation skills',
    ex('Buyer, Lumen Works, 2018 - 2023\n- Weighed the grain of forty mills.'),
    'not-found',
  ],
  [
    'Customer satisfaction',
    ex('Clerk, Lumen Works, 2018 - 2023\n- Gave customer service at the counter.'),
    'met',
  ],
  [
    'Financial reporting',
    ex('Clerk, Lumen Works, 2018 - 2023\n- Prepared monthly financial statements.'),
    'met',
  ],
  ['Event planning', ex('Clerk, Lumen Works, 2018 - 2023\n- Planned weddings for 200 guests.'), 'met'],
  [
    '1 year of warehouse experience',
    ex('Forklift Operator, Lumen Logistics, 2018 - 2023\n- Loaded trailers.'),
    'met',
  ],
  [
    '5 years of software development experience',
    ex('Software Engineer, Lumen, 2018 - 2024\n- Built services in Go.'),
    'met',
  ],
  ['4 years of accounting experience', ex('Accountant, Lumen, 2016 - 2021\n- Month-end close.'), 'met'],
  [
    '4 years of accounting experience',
    ex('Furniture Mover, Lumen, 2016 - 2021\n- Moved sofas.'),
    'not-found',
  ],
  [
    '3 years of teaching experience',
    ex('Math Teacher, Lumen High School, 2016 - 2021\n- Taught algebra.'),
    'met',
  ],
  [
    '2 years of project management experience',
    ex('Project Manager, Lumen Builders, 2019 - 2023\n- Delivered 4 schools.'),
    'met',
  ],
  [
    'Experience in the construction industry',
    ex('Estimator, Lumen Construction, 2019 - 2023\n- Priced concrete works.'),
    'met',
  ],
  [
    'Experience managing a team',
    ex('Bakery Manager, Lumen Bakery, 2019 - 2023\n- Led a team of 8 bakers.'),
    'met',
  ],
  [
    "Bachelor's degree in accounting",
    head('Education\nB.S. Accounting, Lumen State University, 2014'),
    'met',
  ],
  [
    "Bachelor's degree in accounting or finance",
    head('Education\nBachelor of Business Administration, Finance, Lumen State, 2014'),
    'met',
  ],
  ["Bachelor's degree", head('Education\nMaster of Arts in History, Lumen State University, 2014'), 'met'],
  ["Bachelor's degree", head('Education\nAssociate of Science, Lumen College, 2014'), 'partly'],
  ["Bachelor's degree", head('Education\nHigh School Diploma, Lumen High, 2014'), 'not-met'],
  ['High school diploma or GED', head('Education\nBachelor of Arts, Lumen State, 2014'), 'met'],
  ['High school diploma or GED', head('Education\nGED, 2010'), 'met'],
  ["Master's degree in social work", head('Education\nMSW, Lumen University, 2018'), 'met'],
  ['Proficiency in Microsoft Office', head('Skills\nWord, Excel, PowerPoint, Outlook'), 'met'],
  ['Proficiency in Excel', head('Skills\nMicrosoft Office Suite'), 'met'],
  ['Knowledge of QuickBooks', head('Skills\nQuickbooks Pro, Sage'), 'met'],
  ['Experience with CRM software', head('Skills\nSalesforce, HubSpot'), 'met'],
  ['Experience with an ERP system', head('Skills\nSAP S/4HANA, Oracle NetSuite'), 'met'],
  ['Familiarity with EHR systems', head('Skills\nEpic, Cerner'), 'met'],
  ['Forklift certification', head('Certifications\nOSHA Forklift Operator, 2022'), 'met'],
  ['Fluent in Spanish', head('Languages\nEnglish (native), Spanish (fluent)'), 'met'],
  ['Bilingual English/Spanish', head('Summary\nBilingual (English and Spanish) receptionist.'), 'met'],
  ['CPR certified', head('Certifications\nAmerican Heart Association BLS Provider'), 'met'],
  ['CDL Class A', head('Licenses\nCommercial Driver License, Class A, with tanker endorsement'), 'met'],
  ['Class A CDL', head('Licenses\nCDL A'), 'met'],
  ['Class A CDL', head('Licenses\nCDL-A, hazmat'), 'met'],
  ['Class A CDL', head('Licenses\nCDL class B, air brakes'), 'not-found'],
  ['CDL', head('Licenses\nCDL class B'), 'met'],
  ['RN license', head('Licenses\nRegistered Nurse, State of Ohio, No. 1234'), 'met'],
  ['PMP', head('Certifications\nProject Management Professional (PMP), 2019'), 'met'],
  ['PMP certification', head('Certifications\nProject Management Professional, PMI, 2019'), 'met'],
  ['Six Sigma Green Belt', head('Certifications\nLean Six Sigma Black Belt'), 'met'],
  ['ServSafe', head('Certifications\nServSafe Food Protection Manager'), 'met'],
  ['Python and SQL', head('Skills\nPython, PostgreSQL, pandas'), 'met'],
  ['Java or Kotlin', head('Skills\nKotlin, Android'), 'met'],
  ['Accounts payable', ex('AP Clerk, Lumen, 2019 - 2023\n- Processed 300 vendor invoices a week.'), 'met'],
  [
    'Payroll processing',
    ex('Payroll Specialist, Lumen, 2019 - 2023\n- Ran biweekly payroll for 400 staff.'),
    'met',
  ],
  ['Cash handling', ex('Cashier, Lumen Grocery, 2019 - 2023\n- Balanced a drawer of $3,000 daily.'), 'met'],
  ['Data entry', ex('Data Entry Clerk, Lumen, 2019 - 2023\n- Keyed 400 records an hour.'), 'met'],
  ['Blueprint reading', ex('Welder, Lumen, 2019 - 2023\n- Read blueprints and weld symbols.'), 'met'],
  [
    'Patient scheduling',
    ex('Medical Receptionist, Lumen Clinic, 2019 - 2023\n- Scheduled patients for five doctors.'),
    'met',
  ],
  ['Inventory management', ex('Stock Clerk, Lumen, 2019 - 2023\n- Managed inventory of 4,000 parts.'), 'met'],
  ['Grant writing', ex('Development Officer, Lumen, 2019 - 2023\n- Wrote grants worth $2M.'), 'met'],
  ['Lesson planning', ex('Teacher, Lumen School, 2019 - 2023\n- Planned lessons for grade 4.'), 'met'],
  ['Vendor management', ex('Buyer, Lumen, 2019 - 2023\n- Managed 40 vendors.'), 'met'],
  ['Conflict resolution', ex('HR Manager, Lumen, 2019 - 2023\n- Resolved conflicts between teams.'), 'met'],
  [
    'Experience supervising staff',
    ex('Restaurant Manager, Lumen Grill, 2016 - 2021\n- Supervised 15 servers and cooks.'),
    'met',
  ],
  ['Proven leadership skills', ex('Team Lead, Lumen, 2016 - 2021\n- Led a team of 10 analysts.'), 'met'],
  ['Experience with budgets', ex('Manager, Lumen, 2016 - 2021\n- Managed an annual budget of $2M.'), 'met'],
  [
    'Ability to read blueprints',
    ex('Carpenter, Lumen Builders, 2016 - 2021\n- Framed houses from blueprints.'),
    'met',
  ],
  [
    'Experience with patient intake',
    ex(
      'Medical Assistant, Lumen Clinic, 2016 - 2021\n- Performed patient intake and vitals for 20 patients a day.',
    ),
    'met',
  ],
  ['Taking vital signs', ex('Medical Assistant, Lumen Clinic, 2016 - 2021\n- Took vital signs.'), 'met'],
  [
    'Medication administration',
    ex('Registered Nurse, Lumen Hospital, 2016 - 2021\n- Administered medications to 6 patients.'),
    'met',
  ],
  ['Wound care', ex('Registered Nurse, Lumen Hospital, 2016 - 2021\n- Wound care and IV starts.'), 'met'],
  [
    'Preparing financial statements',
    ex('Accountant, Lumen, 2016 - 2021\n- Prepared monthly financial statements.'),
    'met',
  ],
  ['Month-end close', ex('Accountant, Lumen, 2016 - 2021\n- Performed month end closing.'), 'met'],
  ['Cold calling', ex('Sales Representative, Lumen, 2016 - 2021\n- Made 80 cold calls a day.'), 'met'],
  [
    'Meeting sales quotas',
    ex('Sales Representative, Lumen, 2016 - 2021\n- Exceeded sales quota by 20% for three years.'),
    'partly+',
  ],
  [
    'Opening and closing procedures',
    ex('Shift Lead, Lumen Cafe, 2016 - 2021\n- Opened and closed the store.'),
    'partly+',
  ],
  ['REST APIs', ex('Backend Developer, Lumen, 2016 - 2021\n- Built RESTful APIs in Node.'), 'met'],
  ['Unit testing', ex('Developer, Lumen, 2016 - 2021\n- Wrote unit tests with JUnit.'), 'met'],
  ['CI/CD', ex('Developer, Lumen, 2016 - 2021\n- Built GitHub Actions pipelines.'), 'partly+'],
  ['Cloud platforms (AWS, Azure or GCP)', ex('Developer, Lumen, 2016 - 2021\n- Ran services on AWS.'), 'met'],
  ['Relational databases', head('Skills\nPostgreSQL, MySQL'), 'met'],
  [
    'Quality inspection',
    ex('Quality Inspector, Lumen, 2016 - 2021\n- Inspected parts with calipers.'),
    'met',
  ],
  [
    'Use of hand and power tools',
    ex('Carpenter, Lumen, 2016 - 2021\n- Used hand tools and power tools daily.'),
    'met',
  ],
  [
    'Knowledge of OSHA regulations',
    ex('Safety Coordinator, Lumen, 2016 - 2021\n- Ensured OSHA compliance.'),
    'met',
  ],
  ['Food safety knowledge', ex('Chef, Lumen, 2016 - 2021\n- HACCP plans.'), 'met'],
  ['Event planning', ex('Coordinator, Lumen, 2016 - 2021\n- Planned 40 events a year.'), 'met'],
  ['Classroom management', ex('Teacher, Lumen School, 2016 - 2021\n- Managed a classroom of 28.'), 'met'],
  [
    'Curriculum development',
    ex('Teacher, Lumen School, 2016 - 2021\n- Developed the grade 4 science curriculum.'),
    'met',
  ],
  ['Legal research', ex('Paralegal, Lumen Law, 2016 - 2021\n- Researched case law on Westlaw.'), 'partly+'],
  ['Drafting contracts', ex('Attorney, Lumen Law, 2016 - 2021\n- Drafted and negotiated contracts.'), 'met'],
  [
    'Calendar management',
    ex('Executive Assistant, Lumen, 2016 - 2021\n- Managed calendars of three directors.'),
    'met',
  ],
  ['Answering phones', ex('Receptionist, Lumen, 2016 - 2021\n- Answered a 6-line phone system.'), 'partly+'],
  [
    'Preventive maintenance',
    ex('Maintenance Technician, Lumen, 2016 - 2021\n- Preventive maintenance on 40 machines.'),
    'met',
  ],
  [
    'Electrical troubleshooting',
    ex('Electrician, Lumen, 2016 - 2021\n- Troubleshot electrical circuits.'),
    'met',
  ],
  ['Route planning', ex('Dispatcher, Lumen, 2016 - 2021\n- Planned routes for 30 trucks.'), 'met'],
  ['Clean driving record', head('Summary\nCDL driver with a clean driving record.'), 'met'],
  [
    'Experience with Agile/Scrum',
    ex('Scrum Master, Lumen, 2016 - 2021\n- Ran sprints for two teams.'),
    'met',
  ],
  [
    'Stakeholder management',
    ex('Project Manager, Lumen, 2016 - 2021\n- Managed stakeholders across five departments.'),
    'met',
  ],
  ['Data visualization', ex('Analyst, Lumen, 2016 - 2021\n- Built Tableau dashboards.'), 'met'],
  ['Statistical analysis', ex('Analyst, Lumen, 2016 - 2021\n- Regression and A/B tests in R.'), 'partly+'],
  [
    'Bank reconciliations',
    ex('Bookkeeper, Lumen, 2016 - 2021\n- Reconciled 14 bank accounts monthly.'),
    'met',
  ],
  ['Training new employees', ex('Shift Lead, Lumen Cafe, 2016 - 2021\n- Trained 12 new hires.'), 'met'],
  ['Menu development', ex('Chef, Lumen Grill, 2016 - 2021\n- Developed seasonal menus.'), 'met'],
  ['Travel arrangements', ex('Executive Assistant, Lumen, 2016 - 2021\n- Arranged travel.'), 'met'],
  [
    'Volunteer coordination',
    ex('Assistant, Lumen Shelter, 2016 - 2021\n- Coordinated 80 volunteers.'),
    'met',
  ],
  ['Onboarding new hires', ex('HR Assistant, Lumen, 2016 - 2021\n- Onboarded 60 new employees.'), 'met'],
  ['Experience with social media', ex('Assistant, Lumen, 2016 - 2021\n- Ran Instagram pages.'), 'partly+'],
  ['Photoshop', head('Skills\nAdobe Creative Suite'), 'met'],
  ['Video conferencing tools', head('Skills\nZoom, Microsoft Teams'), 'met'],
  ['SHRM-CP', head('Certifications\nSHRM Certified Professional, 2020'), 'met'],
  ['SHRM-CP', head('Certifications\naPHR, HRCI'), 'not-found'],
  ['SEO', ex('Marketer, Lumen, 2016 - 2021\n- Search engine optimization of 300 pages.'), 'met'],
])('%s, by %j: %s', (line, resume, wanted) => {
  const isWanted = (verdict: string): boolean =>
    wanted === 'partly+' ? verdict === 'met' || verdict === 'partly' : verdict === wanted;
  const verdicts = verdictsOf(line, resume);
  expect(verdicts).not.toEqual([]);
  expect(verdicts.filter((verdict) => !isWanted(verdict))).toEqual([]);
});
