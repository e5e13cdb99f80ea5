import type { ClaimNames, ssoConfigs } from './identityTable.ts';

type Config = Pick<typeof ssoConfigs.$inferSelect, 'protocol' | 'claims'>;
type Person = 'email' | 'firstName' | 'lastName';

export interface ClaimInput {
  emailClaim?: string | null | undefined;
  firstNameClaim?: string | null | undefined;
  lastNameClaim?: string | null | undefined;
  groupsClaim?: string | null | undefined;
}

const defaults: Record<Config['protocol'], Record<Person, string>> = {
  SAML: { email: 'email', firstName: 'firstName', lastName: 'lastName' },
  OIDC: { email: 'email', firstName: 'given_name', lastName: 'family_name' },
};

const claimsUri = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** Names that many SAML providers send unless set up otherwise: those of LDAP (RFC 4519, RFC 4524), and of WS-Federation. */
const widespread: Record<Person, readonly string[]> = {
  email: ['urn:oid:0.9.2342.19200300.100.1.3', `${claimsUri}/emailaddress`],
  firstName: ['urn:oid:2.5.4.42', `${claimsUri}/givenname`],
  lastName: ['urn:oid:2.5.4.4', `${claimsUri}/surname`],
};

/** Names in force, as they are shown. */
export function claimNamesOf({ protocol, claims }: Config): Record<Person, string> {
  const { email, firstName, lastName } = defaults[protocol];
  return { email: claims?.email ?? email, firstName: claims?.firstName ?? firstName, lastName: claims?.lastName ?? lastName };
}

/** Names of SAML attributes to try, in order: more than one only where none is configured. */
export function samlNames({ claims }: Pick<Config, 'claims'>): Record<Person, readonly string[]> {
  const namesOf = (field: Person) => (claims?.[field] ? [claims[field]] : [defaults.SAML[field], ...widespread[field]]);
  return { email: namesOf('email'), firstName: namesOf('firstName'), lastName: namesOf('lastName') };
}

/** Names to store; null for defaults only. Fields that are left out stay. */
export function claimValues(input: ClaimInput, row?: Pick<Config, 'claims'>): ClaimNames | null {
  const old = row?.claims;
  const chosen = (given: string | null | undefined, field: keyof ClaimNames) =>
    given === undefined ? (old?.[field] ?? null) : given?.trim() || null;
  const names: ClaimNames = {
    email: chosen(input.emailClaim, 'email'),
    firstName: chosen(input.firstNameClaim, 'firstName'),
    lastName: chosen(input.lastNameClaim, 'lastName'),
    groups: chosen(input.groupsClaim, 'groups'),
  };
  return Object.values(names).some((name) => name !== null) ? names : null;
}

/** Field whose claim decides about accounts or rights, and is another one now. */
export function changedClaim(one: Pick<Config, 'claims'>, other: Pick<Config, 'claims'>): 'emailClaim' | 'groupsClaim' | undefined {
  if ((one.claims?.email ?? null) !== (other.claims?.email ?? null)) return 'emailClaim';
  // Without the claim, sign-ins change no groups.
  const groups = other.claims?.groups ?? null;
  return groups !== null && groups !== (one.claims?.groups ?? null) ? 'groupsClaim' : undefined;
}

export const claimFields = ({ claims }: Pick<Config, 'claims'>) => ({
  emailClaim: claims?.email ?? null,
  firstNameClaim: claims?.firstName ?? null,
  lastNameClaim: claims?.lastName ?? null,
  groupsClaim: claims?.groups ?? null,
});
