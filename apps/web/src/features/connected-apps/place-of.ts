/** The host for pages of the web; for apps on the device their scheme too, which is what opens them. */
export function placeOf(redirectUri: string): string {
  const url = new URL(redirectUri);
  return url.protocol === 'https:' ? url.host : `${url.protocol}//${url.host}`;
}
