/** An occupation as fictional adverts and resumes of the tests describe it. */
export type Profession = {
  readonly title: string;
  readonly earlierTitle: string;
  readonly degree: string;
  readonly certificate: string;
  /** Each with a sentence by a person who uses it. */
  readonly skills: readonly (readonly [name: string, use: string])[];
  /** Lines about work that name none of the skills. */
  readonly deeds: readonly string[];
  /** Duties in the advert. */
  readonly duties: readonly string[];
};

export const professions: readonly Profession[] = [
  {
    title: 'Accountant',
    earlierTitle: 'Junior Accountant',
    degree: 'Accounting',
    certificate: 'CPA',
    skills: [
      [
        'Account reconciliation',
        'Cleared 140 open items a month by account reconciliation for two entities.',
      ],
      ['QuickBooks', 'Moved eleven years of ledgers of a bakery chain into QuickBooks over one winter.'],
      ['Accounts payable', 'Ran accounts payable for 300 suppliers and cut late fees by half.'],
      [
        'Financial reporting',
        'Wrote the financial reporting pack that the board of a cooperative read each quarter.',
      ],
      ['Tax preparation', 'Took over tax preparation for sixty small shops in the valley.'],
      ['Payroll', 'Paid 220 seasonal pickers on time with a weekly payroll.'],
      [
        'Microsoft Excel',
        'Built a forecast of cash in Microsoft Excel that the bank accepted without questions.',
      ],
      ['SAP', 'Posted accruals of three plants in SAP and trained the night clerk.'],
    ],
    deeds: [
      'Closed the books by the fourth working day for two years running.',
      'Answered the questions of outside auditors and had no adjustment in 2021.',
      'Found a double payment of 18,000 to a haulage firm and got it back.',
      'Kept the register of fixed assets of a sawmill and its depreciation.',
    ],
    duties: [
      'Prepare journal entries and close the general ledger every month',
      'Work with external auditors on the annual audit of our subsidiaries',
      'Analyze variances between budget and actual expenses for department heads',
      'Maintain the fixed asset register and calculate depreciation',
    ],
  },
  {
    title: 'Backend Developer',
    earlierTitle: 'Junior Software Developer',
    degree: 'Computer Science',
    certificate: 'AWS Certified Developer',
    skills: [
      ['Python', 'Rewrote the tariff calculator of a ferry line in Python and halved its run time.'],
      ['PostgreSQL', 'Split a table of 90 million bookings in PostgreSQL without a minute of downtime.'],
      ['Docker', 'Packed nine services in Docker so that a new colleague could start within an hour.'],
      ['Kubernetes', 'Moved the ticket shop to Kubernetes and wrote its runbook.'],
      ['Redis', 'Cached seat maps in Redis, which took 40 % of the load off the database.'],
      ['REST APIs', 'Designed REST APIs that four partner agencies build on.'],
      ['Terraform', 'Described both regions in Terraform after an outage that nobody could explain.'],
      ['Kafka', 'Streamed gate scans through Kafka to the revenue team.'],
    ],
    deeds: [
      'Reviewed code of six colleagues and led the weekly talk on incidents.',
      'Cut the time of a deployment from forty minutes to five.',
      'Was on call every fifth week and wrote reviews of eleven incidents.',
      'Wrote the tests of the pricing engine before its rules were changed.',
    ],
    duties: [
      'Design and operate microservices that process payments in real time',
      'Improve latency and reliability of distributed systems under heavy traffic',
      'Write unit and integration tests and take part in code review',
      'Monitor production systems and resolve incidents with the platform team',
    ],
  },
  {
    title: 'Registered Nurse',
    earlierTitle: 'Nursing Assistant',
    degree: 'Nursing',
    certificate: 'BLS',
    skills: [
      ['Patient care', 'Gave patient care on a ward of 28 beds, mostly after hip surgery.'],
      [
        'Medication administration',
        'Was checked twice a year on medication administration and never failed.',
      ],
      ['Wound care', 'Taught wound care to relatives before they took patients home.'],
      ['Triage', 'Did triage on winter nights with up to seventy arrivals.'],
      ['Electronic health records', 'Helped colleagues move from paper to electronic health records.'],
      ['Phlebotomy', 'Took over phlebotomy rounds when the laboratory was short of staff.'],
      ['Infection control', 'Led infection control on the ward during two outbreaks of norovirus.'],
      ['Patient education', 'Held patient education evenings for people new to insulin.'],
    ],
    deeds: [
      'Handed over 28 patients at the bedside at the end of each night.',
      'Calmed families in the waiting room and called the chaplain where it was wanted.',
      'Noticed early signs of sepsis twice and was thanked by the consultant.',
      'Guided six students through their first placement.',
    ],
    duties: [
      'Assess patients and develop nursing care plans with physicians',
      'Monitor vital signs and respond to changes in the condition of patients',
      'Coordinate discharge planning with social workers and families',
      'Administer intravenous therapy and document treatment in charts',
    ],
  },
  {
    title: 'Marketing Manager',
    earlierTitle: 'Marketing Assistant',
    degree: 'Marketing',
    certificate: 'Google Analytics Certification',
    skills: [
      ['SEO', 'Brought a shop for garden tools from page four to page one by SEO alone.'],
      [
        'Google Analytics',
        'Showed with Google Analytics that half of the newsletter readers came on Sundays.',
      ],
      ['Content marketing', 'Started content marketing with a column on pruning that is still read.'],
      ['Email marketing', 'Doubled repeat orders by email marketing to people who had bought bulbs.'],
      ['Social media', 'Grew the social media following of a brewery to 30,000.'],
      ['Copywriting', 'Did the copywriting for two catalogues of 96 pages.'],
      ['Salesforce', 'Tidied 8,000 contacts in Salesforce before the spring campaign.'],
      ['Adobe Photoshop', 'Prepared pictures for the catalog in Adobe Photoshop.'],
    ],
    deeds: [
      'Planned a fair stand that brought 400 addresses in two days.',
      'Set the budget of the spring campaign and stayed below it by 6 %.',
      'Briefed two agencies and changed one of them after a poor autumn.',
      'Interviewed thirty gardeners and rewrote the home page with their words.',
    ],
    duties: [
      'Develop brand strategy and plan campaigns across digital channels',
      'Measure return on advertising spend and report to the leadership team',
      'Manage agencies, freelancers and the annual marketing budget',
      'Launch new products together with sales and product teams',
    ],
  },
  {
    title: 'Warehouse Supervisor',
    earlierTitle: 'Warehouse Associate',
    degree: 'Logistics',
    certificate: 'Forklift License',
    skills: [
      ['Inventory management', 'Brought stock errors from 4 % to .6 % by better inventory management.'],
      ['Forklift operation', 'Trained nine colleagues in forklift operation and signed their cards.'],
      ['Order picking', 'Laid out the aisles anew, and order picking became a third faster.'],
      ['Shipping and receiving', 'Ran shipping and receiving at a dock with eleven doors.'],
      [
        'Warehouse management systems',
        'Tested the move between two warehouse management systems on weekends.',
      ],
      ['Cycle counting', 'Replaced the yearly stocktake by cycle counting every Tuesday.'],
      ['Workplace safety', 'Chaired the workplace safety meeting; no lost days for 19 months.'],
      ['Lean manufacturing', 'Used what a course on lean manufacturing taught to empty a buffer of pallets.'],
    ],
    deeds: [
      'Led a late shift of fourteen people and wrote their rota.',
      'Loaded up to thirty trucks a night in the weeks before Christmas.',
      'Settled claims of broken goods with two carriers.',
      'Fitted racks for long goods with the crew instead of hiring a firm.',
    ],
    duties: [
      'Supervise a shift of pickers, packers and drivers in the distribution center',
      'Plan loading of trucks and the layout of storage aisles',
      'Investigate damaged goods and stock discrepancies with carriers',
      'Train new staff on equipment and safe handling of pallets',
    ],
  },
  {
    title: 'Graphic Designer',
    earlierTitle: 'Design Intern',
    degree: 'Graphic Design',
    certificate: 'Adobe Certified Professional',
    skills: [
      ['Adobe Illustrator', 'Drew 64 icons for a trail map in Adobe Illustrator.'],
      ['Adobe InDesign', 'Set a cookbook of 240 pages in Adobe InDesign.'],
      ['Typography', 'Chose the typography of a museum from tickets to walls.'],
      ['Figma', 'Kept the components of the app in Figma so that developers found them.'],
      ['Branding', 'Won the pitch for the branding of a new tram line.'],
      ['Illustration', 'Made an illustration a week for the letters page of a magazine.'],
      ['Print production', 'Stood at the press during print production of three posters.'],
      ['Packaging design', 'Did the packaging design of a range of teas, now in 80 shops.'],
    ],
    deeds: [
      'Sketched covers with authors and took one of six to print.',
      'Prepared signs for a castle in four languages and large letters.',
      'Showed interns how paper and ink change a color.',
      'Photographed pots of a ceramist for her catalog.',
    ],
    duties: [
      'Create visual concepts for campaigns, packaging and trade shows',
      'Translate briefs of clients into layouts that follow brand guidelines',
      'Prepare artwork for print and check proofs with suppliers',
      'Present designs to clients and revise them after feedback',
    ],
  },
];
