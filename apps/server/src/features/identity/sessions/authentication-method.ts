/** How and when a user authenticated. */
export type AuthenticationMethod = {
  /** `password`, `otp`, `passkey`, `oauth`, `sso/oidc`, `totp`, `recovery_code`, `anonymous`, or the name of an email's flow. */
  readonly method: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** For `sso/oidc`: the organization's provider. */
  readonly provider?: string;
};

const secondFactors = new Set(['totp', 'recovery_code', 'mfa/phone', 'mfa/webauthn']);

export function isSecondFactor({ method }: AuthenticationMethod): boolean {
  return secondFactors.has(method);
}

/** `aal2` if one of the methods is a second factor, or a passkey, whose device verified the person. */
export function assuranceLevel(methods: readonly AuthenticationMethod[]): 'aal1' | 'aal2' {
  return methods.some((shown) => isSecondFactor(shown) || shown.method === 'passkey') ? 'aal2' : 'aal1';
}

const guessable = new Set(['password', 'anonymous', ...secondFactors]);

/** Whether a session was proved by more than guessable secrets: an email to the owner, or an external provider. */
export function provedByOther(methods: readonly AuthenticationMethod[]): boolean {
  return methods.some(({ method }) => !guessable.has(method));
}
