/** The place of the files does not answer, or refuses us. */
export class StorageUnavailable extends Error {
  /** @param error what kind it was, as `403 AccessDenied` or `ECONNREFUSED` */
  constructor(error: string) {
    super(`The bucket of S3_BUCKET cannot be used: ${error}.`);
    this.name = 'StorageUnavailable';
  }
}
