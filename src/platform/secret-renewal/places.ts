import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { seal, unseal } from '../database/sealed.ts';
import type { Secrets } from '../database/sealed.ts';
import { keyPurpose } from '../mail/ownSender.ts';
import { aboutOf as aboutAts, purpose as atsPurpose } from '../services/ats-tenants/secrets.ts';
import { atsTenants } from '../services/ats-tenants/table.ts';
import { emailDomains } from '../services/email-domains/identityTable.ts';
import type { DkimToken } from '../services/email-domains/identityTable.ts';
import { purpose as appPurpose } from '../services/factors/apps.ts';
import { factors } from '../services/factors/identityTable.ts';
import { ssoConfigs, ssoKeys, ssoSessions, ssoSteps } from '../services/sso/identityTable.ts';
import { purpose as samlPurpose } from '../services/sso/keys/keys.ts';
import { purpose as clientPurpose } from '../services/sso/oidc/config.ts';
import { purpose as tokenPurpose } from '../services/sso/oidc/logout.ts';
import { aboutOf as aboutWebhook, purpose as webhookPurpose } from '../services/webhook-sending/secret.ts';
import { webhooks } from '../services/webhooks/table.ts';

// Every column that holds seals: `npm run renew-secret` seals them anew.

export type Keys = Readonly<Record<string, string>>;

export interface SealPlace {
  /** Their name in the command's words. */
  name: string;
  store: 'identity' | 'region';
  table: PgTable;
  /** Primary key, in its order. */
  keys: Readonly<Record<string, PgColumn>>;
  column: PgColumn;
  /** Text that holds the seals, and nothing that a person entered. */
  seals: SQL;
  /** @throws if a seal can't be opened */
  renewed: (secrets: Secrets, keys: Keys, value: unknown) => unknown;
}

const renew = (secrets: Secrets, purpose: string, about: string, sealed: string): string =>
  seal(secrets, purpose, about, unseal(secrets, purpose, about, sealed));

type OfText = Pick<SealPlace, 'name' | 'store' | 'table' | 'keys' | 'column'> & { purpose: string; about: (keys: Keys) => string };

const text = ({ purpose, about, ...place }: OfText): SealPlace => ({
  ...place,
  seals: sql`${place.column}`,
  renewed: (secrets, keys, value) => renew(secrets, purpose, about(keys), String(value)),
});

const ofCustomer = ({ customerId = '' }: Keys): string => customerId;
const ofWebhook = ({ customerId = '', id = '' }: Keys): string => aboutWebhook({ customerId, id });
const webhookKeys = { customerId: webhooks.customerId, id: webhooks.id };

export const sealPlaces: readonly SealPlace[] = [
  text({
    ...{ name: 'authenticator apps', store: 'identity', table: factors, keys: { id: factors.id }, column: factors.secret },
    ...{ purpose: appPurpose, about: ({ id = '' }) => id },
  }),
  text({
    ...{ name: 'client secrets of OpenID Connect', store: 'identity', table: ssoConfigs, column: ssoConfigs.clientSecret },
    ...{ keys: { customerId: ssoConfigs.customerId }, purpose: clientPurpose, about: ofCustomer },
  }),
  text({
    ...{ name: 'keys of SAML', store: 'identity', table: ssoKeys, column: ssoKeys.privateKey },
    ...{ keys: { customerId: ssoKeys.customerId, id: ssoKeys.id }, purpose: samlPurpose, about: ofCustomer },
  }),
  text({
    ...{ name: 'ID tokens of sessions', store: 'identity', table: ssoSessions, column: ssoSessions.idToken },
    ...{ keys: { sessionId: ssoSessions.sessionId, customerId: ssoSessions.customerId }, purpose: tokenPurpose, about: ofCustomer },
  }),
  text({
    ...{ name: 'ID tokens of sign-ins', store: 'identity', table: ssoSteps, column: ssoSteps.idToken },
    ...{ keys: { tokenHash: ssoSteps.tokenHash, customerId: ssoSteps.customerId }, purpose: tokenPurpose, about: ofCustomer },
  }),
  {
    ...{ name: 'keys of mail domains', store: 'identity', table: emailDomains, column: emailDomains.tokens },
    keys: { customerId: emailDomains.customerId },
    seals: sql`(select string_agg(each->>'privateKey', ' ') from jsonb_array_elements(${emailDomains.tokens}) as each)`,
    renewed: (secrets, _, value) =>
      (value as DkimToken[]).map((each) => ({
        ...each,
        privateKey: each.privateKey && renew(secrets, keyPurpose, each.token, each.privateKey),
      })),
  },
  text({
    ...{ name: 'signing secrets of webhooks', store: 'region', table: webhooks, keys: webhookKeys, column: webhooks.secret },
    ...{ purpose: webhookPurpose, about: ofWebhook },
  }),
  text({
    ...{ name: 'former signing secrets of webhooks', store: 'region', table: webhooks, keys: webhookKeys, column: webhooks.previousSecret },
    ...{ purpose: webhookPurpose, about: ofWebhook },
  }),
  {
    ...{ name: 'secrets of ATS connections', store: 'region', table: atsTenants, column: atsTenants.secrets },
    keys: { customerId: atsTenants.customerId, id: atsTenants.id },
    seals: sql`(select string_agg(value, ' ') from jsonb_each_text(${atsTenants.secrets}))`,
    renewed: (secrets, { customerId = '', id = '' }, value) =>
      Object.fromEntries(
        Object.entries(value as Record<string, string>).map(([name, sealed]) => [
          name,
          renew(secrets, atsPurpose, aboutAts({ customerId, id }, name), sealed),
        ]),
      ),
  },
];
