const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const oddCharacters = /[\u0000-\u0020\u007f-\uffff\\<>"^`{|}]/;

/** Schemes that run code, read files or stay within the browser instead of opening an app. */
const unsafeSchemes = new Set(
  'javascript data file vbscript about blob filesystem view-source ws wss ftp mailto tel sms intent'
    .split(' ')
    .map((scheme) => `${scheme}:`),
);

const maxLength = 2000;

/**
 * What is wrong with a redirect URI; `null` for nothing. HTTPS, HTTP on this machine and an app's own scheme are
 * allowed.
 */
export function findRedirectError(address: string): string | null {
  if (address.length > maxLength) return `is longer than ${maxLength} characters`;
  if (oddCharacters.test(address)) return 'has characters that an address must escape';
  const url = URL.parse(address);
  if (!url) return 'is no absolute address';
  if (unsafeSchemes.has(url.protocol)) return `must not begin with ${url.protocol}`;
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(address)) return 'must have a scheme and a host';
  if (address.includes('#')) return 'must have no fragment';
  if (url.username !== '' || url.password !== '') return 'must contain no user name';
  if (url.protocol === 'http:' && !loopbackNames.has(url.hostname)) {
    return 'must begin with https:// unless it is on localhost';
  }
  return null;
}

/** What is wrong with the URL of a page or picture; `null` for nothing. */
export function findPageError(address: string): string | null {
  if (address.length > maxLength) return `is longer than ${maxLength} characters`;
  if (oddCharacters.test(address)) return 'has characters that an address must escape';
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return 'must be an address of the web';
  return url.username === '' && url.password === '' ? null : 'must contain no user name';
}
