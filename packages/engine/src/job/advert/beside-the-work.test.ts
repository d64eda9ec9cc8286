import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';

const vocabulary = loadVocabulary();
const asked = (text: string): readonly string[] =>
  readJobDescription(text, { vocabulary })
    .requirements.filter(({ evidence }) => evidence.length > 0)
    .map(({ text: words, must }) => (must ? `${words} (must)` : words));

describe('what belongs to the page, the form or the hours', () => {
  const advert = 'Developer\nRequirements:\n- Docker\n';
  test.each([
    'Easy Apply',
    'Posted 3 days ago · Over 100 applicants',
    'Set alert for similar jobs',
    'Show more',
    'Department: Quality',
    'Reports to: Head of Baking',
    'Job ref: 388-AHP-2041',
    'Mon - Fri 7.30am - 4.30pm.',
    '20 hours pw (Mon-Thurs 9-2)',
    'For a confidential chat call the quay',
    '4 on 4 off, nights',
    'Letters to bread@harbour.example please',
    'Enhanced DBS check for whoever joins',
    '28 days holiday and a van',
    'On site canteen, free parking, weekly pay',
    'Lift and carry sacks of up to 50 lbs',
    'Applications close Friday 8 March',
    'Applications by post only to the harbour',
    'Shortlisting will apply',
    'From: Wren Grebe of the harbour office',
    'UG: Any graduate of the islands',
    'You’ll report to Wren Grebe, who once led the bakers of Larchmere',
    'Txt or call Wren 01632 960 001, after dark is best.',
    'Please submit a writing sample',
    'Annual bonus up to 10%',
    'Bonus 10%, sauna and knock offs',
    'CTC: 9 - 12 lakh',
    'Company: Heron Bakers of the harbour',
    'Heron, Swan & Tern LLP – Larchmere',
    'HERON BAKERS LTD, UNIT 7 HARBOUR TRADING ESTATE, LARCHMERE',
    '12 Harbour Lane, Larchmere',
    'The baker on the quay, LM1 4QT',
    'Ask for Wren on 01632 960 001',
    'Heron is committed to diversity and encourages applications from bakers',
    'Pursuant to the Bread Act, the crumbs are disclosed',
    'Stand for long periods by the oven',
    'Reference ID: TRN-2217',
    'Date available: 08/2027',
    'Position type: Bakers of the harbour and of the islands - Night',
    'This job is open to',
    'Announcement number TRN-26-1288',
    'Open & closing dates',
    'Bread baking rules (PDF, 412.0KB)',
    'Method of assessment: by letter and by bread',
    'Yes',
    'An equivalent combination of training and bread may be considered',
    'Visits to the bakery are welcomed by the bakers',
    '+ show more',
    'Hiring Lab',
    'Males of the island must be registered for Selective Service',
    'Must pass a background investigation of the harbour',
    'Do not worry if you cannot tick every box of the bakers',
    'Bakers must be able to perform each essential duty at the oven',
    'Expected start date: 7 December',
    'Applications: via the harbour office by noon',
    'Interviews week beginning 7 December',
    'So many apply that only successful applicants will be contacted by the bakers',
    'This is not an exhaustive list of what bakers do',
    'We bake by the quay, where you will have the opportunity to learn of bread and boats.',
  ])('asks for nothing: %s', (line) => {
    expect(asked(advert + line)).toEqual(asked(advert));
  });
  test.each([
    'Meet the hiring team',
    'Industries',
    'Our offer',
    'Remuneration',
    'Why Heron',
    'Top reasons to sail with Heron',
    'We’ll give you',
    'Kind regards',
    'What you get',
    'This is us',
    'Process',
    'We’ve got',
  ])('and so what stands under "%s"', (heading) => {
    expect(asked(`${advert}${heading}\nKotlin`)).toEqual(asked(advert));
  });
  test('nor does what follows the announcement of perks', () => {
    const perks = 'As a member of our crew you’ll enjoy\nKotlin evenings by the quay with lanterns';
    expect(asked(advert + perks)).toEqual(asked(advert));
  });
});
