/** The storage doesn't respond, or denies access. */
export class StorageUnavailable extends Error {
  /** @param error its kind, such as `403 AccessDenied` or `ECONNREFUSED` */
  constructor(place: string, error: string) {
    super(`${place} cannot be used: ${error}.`);
    this.name = 'StorageUnavailable';
  }
}
