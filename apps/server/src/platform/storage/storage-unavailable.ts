/** The place of the files does not answer, or refuses us. */
export class StorageUnavailable extends Error {
  /** @param error what kind it was, as `403 AccessDenied` or `ECONNREFUSED` */
  constructor(place: string, error: string) {
    super(`${place} cannot be used: ${error}.`);
    this.name = 'StorageUnavailable';
  }
}
