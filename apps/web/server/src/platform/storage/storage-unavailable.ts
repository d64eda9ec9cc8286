/** The place of the files does not answer, or refuses us. */
export class StorageUnavailable extends Error {
  /** @param fault what kind it was, as `403 AccessDenied` or `ECONNREFUSED` */
  constructor(fault: string) {
    super(`The bucket of S3_BUCKET cannot be used: ${fault}.`);
    this.name = 'StorageUnavailable';
  }
}
