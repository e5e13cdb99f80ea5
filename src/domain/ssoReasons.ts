/** Why IDPAuthSSOLogin refused, as its error's `extensions.reason`; the console's texts are in specification 1 §8. */
export const ssoLoginReasons = {
  /** No account has this email address; `SSO_DISABLED` unless accounts are disclosed. */
  emailUnknown: 'SSO_EMAIL_UNKNOWN',
  /** No customer of this account name has ever saved a configuration. */
  notInitialized: 'SSO_NOT_INITIALIZED',
  disabled: 'SSO_DISABLED',
  /** The address to go to afterwards is no address. */
  redirectInvalid: 'REDIRECT_INVALID',
  /** It leads to a domain that is not allowed. */
  redirectBlocked: 'REDIRECT_BLOCKED',
} as const;

/** Why an identity provider's answer signed nobody in, as it stands in the address of the page that says so: `/loginWithSSO?error=refused`. */
export const ssoErrors = ['expired', 'refused', 'denied', 'busy', 'notProvisioned', 'archived', 'disabled'] as const;

export type SsoError = (typeof ssoErrors)[number];

/** Why a step of a sign-in cannot go on, as an error's `extensions.reason`. */
export const stepReasons = { ended: 'SSO_STEP_ENDED' } as const;
