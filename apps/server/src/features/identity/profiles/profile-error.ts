/** An error in PostgREST's format. */
export class ProfileError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 413;
  readonly code: string;
  readonly detail: string | null;

  constructor(status: ProfileError['status'], code: string, message: string, detail: string | null = null) {
    super(message);
    this.name = 'ProfileError';
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}
