import type { SecurityReason } from '../../../generated/types.ts';
import { badInput } from '../../errors.ts';
import { ssoLoginReasons } from '../../../domain/ssoReasons.ts';
import type { SsoError } from '../../../domain/ssoReasons.ts';

const reasons: Record<SsoError, SecurityReason> = {
  expired: 'EXPIRED',
  refused: 'MALFORMED',
  denied: 'DENIED',
  busy: 'TOO_MANY_TRIES',
  notProvisioned: 'UNKNOWN_PERSON',
  archived: 'ARCHIVED',
  disabled: 'DISABLED',
};

/** A response that signs nobody in: `code` for the person, `detail` for the log; neither reveals the assertion. */
export class SsoRefusal extends Error {
  readonly code: SsoError;
  readonly detail: string;
  /** For the security log, more exactly than the person is answered. */
  readonly reason: SecurityReason;
  constructor(code: SsoError, detail: string, reason: SecurityReason = reasons[code]) {
    super(detail);
    this.name = 'SsoRefusal';
    this.code = code;
    this.detail = detail;
    this.reason = reason;
  }
}

export const refusedLogin = {
  emailUnknown: () => badInput({}, { message: 'Please enter the correct email address.', reason: ssoLoginReasons.emailUnknown }),
  notInitialized: () => badInput({}, { message: 'Please make sure your Account Name is correct.', reason: ssoLoginReasons.notInitialized }),
  disabled: () => badInput({}, { message: 'Single sign-on is not enabled.', reason: ssoLoginReasons.disabled }),
  redirectInvalid: () => badInput({}, { message: 'Please make sure your redirect url is valid.', reason: ssoLoginReasons.redirectInvalid }),
  redirectBlocked: () =>
    badInput({}, { message: 'Redirection to the address is blocked due to domain restriction.', reason: ssoLoginReasons.redirectBlocked }),
};
