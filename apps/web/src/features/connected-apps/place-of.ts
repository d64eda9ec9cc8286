/** Host of a redirect URI; for apps on the device with their scheme. */
export function placeOf(redirectUri: string): string {
  const url = new URL(redirectUri);
  return url.protocol === 'https:' ? url.host : `${url.protocol}//${url.host}`;
}
