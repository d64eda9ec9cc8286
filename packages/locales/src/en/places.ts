import { cldr } from '../generated/cldr.ts';
import type { PlaceWords } from '../locale.ts';

/**
 * Names missing in CLDR: short and former names, parts of the world, British counties, and names that the generator
 * mistakes for words.
 */
const others = `holland|england|scotland|wales|northern ireland|korea|congo|bosnia|macau|macedonia|trinidad|palestine|burma|ivory coast
  czech republic|ksa|uae|u.a.e|u.a.e.|u.k|u.k.|united states of america|usa|u.s.a|u.s.a.|u.s.|maine|goa|middle east|remote
  odisha|orissa|tamilnadu|new york state|washington state
  bavaria|hesse|saxony|lower saxony|catalonia|andalusia|lombardy|lazio|tuscany
  bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|county durham|essex
  gloucestershire|hampshire|herefordshire|hertfordshire|isle of wight|kent|lancashire|leicestershire|lincolnshire|greater london
  greater manchester|merseyside|middlesex|norfolk|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire
  somerset|staffordshire|suffolk|surrey|sussex|east sussex|west sussex|tyne and wear|warwickshire|west midlands|wiltshire
  worcestershire|yorkshire|north yorkshire|south yorkshire|west yorkshire|east yorkshire|yorks|n. yorks|lancs|staffs|notts|leics
  northants|cambs|herts|beds|bucks|berks|oxon|wilts|glos|worcs|lincs|hants|aberdeenshire|ayrshire|fife|lanarkshire|midlothian
  perthshire|renfrewshire|stirlingshire|clwyd|dyfed|gwent|gwynedd|powys|mid glamorgan|south glamorgan|west glamorgan|pembrokeshire
  carmarthenshire|ceredigion|monmouthshire|flintshire|denbighshire|anglesey`;

export const places: PlaceWords = {
  countries: cldr.en.countries,
  regions: `${cldr.en.regions}|${others}`,
};
