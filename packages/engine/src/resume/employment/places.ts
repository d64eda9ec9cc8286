import { locales } from '@winnow/locales';
import { allMatches } from '../../words/all-matches.ts';
import { isRoom } from '../../words/count-words.ts';
import { fold } from '../../words/reading-copy.ts';
import { organizationLikeness } from './organization-words.ts';
import { isTitleNoun } from './title-words.ts';

const stateCodes = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT
VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE NSW VIC QLD`.split(/\s+/),
);

const list = (names: string): ReadonlySet<string> => new Set(names.split(/\s*[|\n]\s*/).filter(Boolean));

/** Countries, states and provinces, folded, in every language. */
const regions = list(locales.map(({ places }) => fold(`${places.countries}|${places.regions}`)).join('|'));

/** Large cities, folded; only to recognize a city without a state, since "Town, State" needs no list. */
const cities = list(`
new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth
columbus|charlotte|san francisco|indianapolis|seattle|denver|boston|el paso|detroit|nashville|portland|memphis|oklahoma city|las vegas
louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|colorado springs|raleigh|miami|long beach
minneapolis|tulsa|tampa|arlington|new orleans|cleveland|pittsburgh|cincinnati|st. louis|orlando|salt lake city|palo alto|mountain view
toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|mexico city|ciudad de mexico|guadalajara|monterrey|bogota|medellin|cali|lima
quito|santiago|buenos aires|sao paulo|rio de janeiro|brasilia|belo horizonte|curitiba|porto alegre|caracas|montevideo
london|manchester|birmingham|leeds|glasgow|liverpool|edinburgh|bristol|sheffield|cardiff|belfast|nottingham|leicester|newcastle|cambridge|oxford
reading|dublin|cork|paris|lyon|marseille|toulouse|nice|nantes|bordeaux|lille|strasbourg|berlin|hamburg|munich|munchen|koln|cologne|frankfurt
frankfurt am main|stuttgart|dusseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nurnberg|bonn|mannheim|karlsruhe|vienna|wien|graz|zurich
geneva|geneve|basel|bern|lausanne|amsterdam|rotterdam|the hague|den haag|utrecht|eindhoven|brussels|bruxelles|antwerp|antwerpen|gent|luxembourg
madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|bilbao|lisbon|lisboa|porto|rome|roma|milan|milano|naples|napoli|turin|torino|bologna
florence|firenze|venezia|genova|athens|copenhagen|stockholm|oslo|helsinki|gothenburg|bergen|warsaw|warszawa|krakow|wroclaw|gdansk|poznan|lodz
prague|praha|brno|budapest|bucharest|bucuresti|cluj-napoca|cluj|timisoara|iasi|constanta|brasov|sofia|belgrade|zagreb|ljubljana|bratislava
kyiv|kiev|lviv|moscow|saint petersburg|minsk|vilnius|riga|tallinn|istanbul|ankara|izmir|tel aviv|jerusalem|beirut|amman|damascus|baghdad|tehran
riyadh|jeddah|dammam|dubai|abu dhabi|sharjah|doha|muscat|manama|kuwait city|cairo|alexandria|casablanca|rabat|tunis|algiers|lagos|abuja|accra
nairobi|kampala|addis ababa|dar es salaam|johannesburg|cape town|durban|pretoria|harare|lusaka|dakar|abidjan
mumbai|bombay|navi mumbai|thane|delhi|new delhi|bangalore|bengaluru|hyderabad|secunderabad|ahmedabad|chennai|madras|kolkata|calcutta|pune|surat
jaipur|lucknow|kanpur|nagpur|indore|bhopal|visakhapatnam|patna|vadodara|ghaziabad|ludhiana|agra|nashik|faridabad|meerut|rajkot|varanasi
aurangabad|amritsar|allahabad|ranchi|coimbatore|jabalpur|gwalior|vijayawada|jodhpur|madurai|raipur|kota|guwahati|chandigarh|mysore|mysuru
gurgaon|gurugram|noida|greater noida|trivandrum|thiruvananthapuram|kochi|cochin|bhubaneswar|salem|erode|mangalore|hubli|warangal|dehradun
karachi|lahore|islamabad|rawalpindi|faisalabad|dhaka|chittagong|colombo|kathmandu|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|wuhan
nanjing|tokyo|osaka|yokohama|nagoya|kyoto|seoul|busan|taipei|bangkok|jakarta|surabaya|bandung|kuala lumpur|manila|quezon city|makati|cebu|hanoi
ho chi minh city|phnom penh|yangon|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington`);

/** The last words of all known places, and of text after a state's code. */
const lastWords = new Set(
  [...regions, ...cities, ...[...stateCodes].map((code) => code.toLowerCase()), 'u.sa', 'us.a'].map((name) =>
    name.slice(name.lastIndexOf(' ') + 1).replace(/(?<![\s.])[\s.]+$/, ''),
  ),
);

/** Quick check, since most pieces are not places: a known ending, a number as in a postal code, or a county. */
const mayEndAsPlace = (folded: string): boolean =>
  lastWords.has(lastWord(folded)) || /\d|(?:^|[\s,/])co(?:unty|\.)? /.test(folded);

function lastWord(folded: string): string {
  let end = folded.length;
  while (end > 0 && (isRoom(folded.charCodeAt(end - 1)) || ',/.–-'.includes(folded.charAt(end - 1))))
    end -= 1;
  let start = end;
  while (start > 0 && !isRoom(folded.charCodeAt(start - 1)) && !',/'.includes(folded.charAt(start - 1)))
    start -= 1;
  return folded.slice(start, end);
}

/** Whether a short piece of text is only a place: "Pune", "Salem, Tamil Nadu", "Ames, IA 50010". */
export function isPlace(text: string, folded: string): boolean {
  if (!mayEndAsPlace(folded)) return false;
  const parts = splitParts(folded);
  if (parts.length === 0 || parts.length > 4) return false;
  const written = splitParts(text);
  const known = parts.map((part, index) => isKnownPlace(part, written[index] ?? ''));
  if (known.at(-1) !== true) return false;
  // A known region confirms one unknown town before it: "Ames, Iowa", but not "Acme, Portland, OR", where the town is
  // already known.
  const unknown = parts.filter((_, index) => !known[index]);
  if (unknown.length === 0) return true;
  const [town = ''] = unknown;
  // A house or a street precedes a town with its postal code.
  if (parts.some((part, index) => isTownWithPostcode(part, written[index] ?? ''))) return false;
  return (
    unknown.length === 1 &&
    parts.length > 1 &&
    (!parts.some((part) => cities.has(part)) || isProvince(parts, town)) &&
    town.split(' ').length <= 3 &&
    organizationLikeness(town) === 0 &&
    !town.split(/[ -]/).some(isTitleNoun)
  );
}

/** "Rotterdam, South Holland, Netherlands": the part between a city and its country. */
const isProvince = (
  [city = '', middle, country = '', ...rest]: readonly string[],
  unknown: string,
): boolean => rest.length === 0 && middle === unknown && cities.has(city) && regions.has(country);

/**
 * Where the town starts in "Acme Robotics Boston, MA"; `null` if the name before the state is only a town, or no known
 * town ends it.
 */
export function townAfterEmployer(text: string): number | null {
  if (!text.includes(',')) return null;
  const found = /^([^,]+), ?(\p{Lu}[\p{L}. ]+)$/u.exec(text);
  const [, name = '', region = ''] = found ?? [];
  if (!isKnownPlace(fold(region), region) || cities.has(fold(name))) return null;
  const words = allMatches(name, /\S+/g);
  const starts = words.slice(1).map(({ index }) => index);
  const known = starts.find((at) => cities.has(fold(name.slice(at))));
  if (known !== undefined) return partOfTown.test(fold(name.slice(0, known))) ? null : known;
  if (!isStateCode(region) || words.length < 3 || partOfTown.test(`${fold(words[0]?.[0] ?? '')} `))
    return null;
  // An unknown town is the last word, or the last two as in "Palm Springs".
  const length = endOfTown.test(fold(name)) ? 2 : 1;
  return words.length - length >= 2 ? (starts.at(-length) ?? null) : null;
}

const endOfTown =
  / (?:city|township|park|heights|beach|springs?|falls|lake|hills?|valley|grove|river|island|village|junction|creek|rapids|haven|bay)$/;

/** First words of town names that contain another town's name: "East Boston". */
const partOfTown =
  /^(?:north|south|east|west|new|old|fort|port|lake|mount|upper|lower|greater|central|downtown|st\.?|saint|san|santa) $/;

const splitParts = (text: string): readonly string[] =>
  text
    .split(/(?:(?<!\s)\s+)?[,/]\s*|(?<!\s)\s+[-–]\s+/)
    .map((part) =>
      part
        .replace(/(?<![\s.])[\s.]+$/, '')
        .replace(/(?<!\s)\s+\d[\d-]{3,9}$/, '')
        .trim(),
    )
    .filter(Boolean);

const isKnownPlace = (folded: string, text: string): boolean =>
  regions.has(folded) ||
  cities.has(folded) ||
  county.test(folded) ||
  stateCodes.has(text.replace(stateTail, '').trim()) ||
  isTownBeforePostcode(folded, text);

/** "Hobbs Green NG24 0AA": a British postcode confirms its town, half of one a known town or county. */
function isTownBeforePostcode(folded: string, text: string): boolean {
  const [code, british, irish] = postcode.exec(text) ?? [];
  const half = british ?? irish;
  if (code === undefined) return false;
  const town = folded.slice(0, -code.length);
  if (regions.has(town) || cities.has(town) || county.test(town)) return true;
  return (
    half !== undefined &&
    /^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,2} \p{Lu}/u.test(text) &&
    organizationLikeness(town) === 0
  );
}

const isTownWithPostcode = (folded: string, text: string): boolean => {
  const [code, british, irish] = postcode.exec(text) ?? [];
  if (code === undefined || (british ?? irish) === undefined) return false;
  const town = folded.slice(0, -code.length);
  return !regions.has(town) && !county.test(town);
};

/** British, complete or only its first half, and Irish. */
const postcode = / (?:[A-Z]{1,2}\d[A-Z\d]?( ?\d[A-Z]{2})?|[A-Z]\d[\dW]( ?[A-Z\d]{4}))$/;

const county = /^(?:co\.?|county) \p{L}{4,12}$/u;

/** Text after a state's code: "NC 28301 United States". */
const stateTail =
  /(?:(?<!\s)\s+\d{5}(?:-\d{4})?)?(?:(?<!\s)\s+(?:United States(?: of America)?|U\.?S\.?A?\.?))?$/;

export const isStateCode = (text: string): boolean => stateCodes.has(text);
