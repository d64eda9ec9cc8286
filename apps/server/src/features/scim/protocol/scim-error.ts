/** Error types of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 429 | 500 | 501 | 503;

/** An error of the SCIM API. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: Status;
  readonly scimType: ScimType | null;
  constructor(status: Status, scimType: ScimType | null, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export function invalid(scimType: ScimType, detail: string): ScimError {
  return new ScimError(400, scimType, detail);
}

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

export function errorBody(status: number, scimType: ScimType | null, detail: string) {
  return { schemas: [errorSchema], status: String(status), ...(scimType && { scimType }), detail };
}
