import { outageOf } from '../../database/outage.ts';
import { PlatformError } from '../../errors.ts';

export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** A refusal, in the shape of RFC 7644 §3.12. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.name = 'ScimError';
    this.status = status;
    this.scimType = scimType;
  }
}

export const invalid = (detail: string) => new ScimError(400, detail, 'invalidValue');
export const invalidSyntax = (detail: string) => new ScimError(400, detail, 'invalidSyntax');
export const invalidPath = (detail: string) => new ScimError(400, detail, 'invalidPath');
export const invalidFilter = (detail: string) => new ScimError(400, detail, 'invalidFilter');
export const notUnique = (detail: string) => new ScimError(409, detail, 'uniqueness');
export const unknownResource = () => new ScimError(404, 'Resource not found.');

export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

export const errorBodyOf = ({ status, message, scimType }: ScimError) => ({
  schemas: [errorSchema],
  ...(scimType && { scimType }),
  detail: message,
  status: String(status),
});

const statuses: Partial<Record<PlatformError['code'], number>> = {
  BAD_USER_INPUT: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  DOWNSTREAM_SERVICE_ERROR: 503,
  UNAUTHENTICATED: 401,
};

/** Refusals of the services in the protocol's words; undefined for a failure. */
export function asScimError(error: unknown): ScimError | undefined {
  if (error instanceof ScimError) return error;
  if (outageOf(error)) return new ScimError(503, 'The service is currently unavailable. Try again shortly.');
  if (!(error instanceof PlatformError)) return undefined;
  const status = statuses[error.code];
  if (status === undefined) return undefined;
  if (status === 404) return unknownResource();
  const fields = Object.keys((error.extensions['fields'] as object | undefined) ?? {});
  if (status === 400) return invalid(fields.length > 0 ? `Invalid value of ${fields.join(', ')}.` : error.message);
  return new ScimError(status, error.message);
}

/** Texts of the services' refusals of single rows. */
const refusals: Record<string, string> = {
  'refusals.lastAdministrator': 'The last user who can administer this customer must stay active and in a group with these rights.',
  'refusals.lastAdministratorGroup': 'The last group whose members can administer this customer must stay.',
  'refusals.mappedGroup': 'Single sign-on gives this group by a value of the identity provider. Change the single sign-on settings first.',
  'refusals.defaultGroup': 'New users of single sign-on join this group. Change the single sign-on settings first.',
  'refusals.grantsMore': 'This token may not restore the user: the user’s groups grant more than the token may give.',
  'refusals.liftsDenial': 'This token may not do this: it would lift a restriction.',
  'refusals.archived': 'The user is not active.',
};

export function refusedRow(reason: string): ScimError {
  const status = ['refusals.grantsMore', 'refusals.liftsDenial'].includes(reason) ? 403 : 409;
  return new ScimError(status, refusals[reason] ?? 'This change is not possible.');
}
