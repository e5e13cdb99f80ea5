import { call } from '../../outbound/call.ts';
import type { CallFault } from '../../outbound/call.ts';
import type { Settings } from '../../context.ts';
import { signedHeaders } from '../../http/signature.ts';
import { pairs, secretsOf } from '../ats-inbound/caller.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { timeoutOf } from './reports.ts';
import type { Target } from './reports.ts';

export interface Credential {
  headers: Record<string, string>;
  /** Texts that the log must not repeat. */
  secrets: string[];
}

/** `NO_CREDENTIAL`: the connection has none that could be sent. `TOKEN`: its token address gave none, with the fault or status of that call. */
export type NoCredential = { lacks: 'NO_CREDENTIAL' } | { lacks: 'TOKEN'; fault?: CallFault; status?: number };

interface Using {
  settings: Settings;
  now: () => Date;
  stop?: AbortSignal;
}

interface Token {
  value: string;
  expires: number;
}

/** Renewed so long before its end, in ms. */
const early = 30_000;
const mostTokens = 1000;

/** Credentials of calls to ATSs, with the tokens that they issued: one request for a token at a time for each connection. */
export function createCredentials({ settings, now, stop }: Using) {
  const tokens = new Map<string, Promise<Token | NoCredential>>();

  const tokenOf = async (tenant: AtsTenant, clientSecret: string): Promise<Token | NoCredential> => {
    const key = keyOf(tenant);
    const known = await tokens.get(key);
    if (known && 'value' in known && known.expires - early > now().getTime()) return known;
    const pending = tokens.get(key);
    // Another call has requested a new one meanwhile.
    if (pending && (await pending) !== known) return pending;
    const asked = askForToken(tenant, clientSecret);
    tokens.delete(key);
    tokens.set(key, asked);
    const oldest = tokens.size > mostTokens ? tokens.keys().next().value : undefined;
    if (oldest !== undefined) tokens.delete(oldest);
    const token = await asked;
    if ('lacks' in token) tokens.delete(key);
    return token;
  };

  const askForToken = async (tenant: AtsTenant, clientSecret: string): Promise<Token | NoCredential> => {
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: tenant.clientId ?? '', client_secret: clientSecret });
    const answer = await call(tenant.issueTokenUrl ?? '', {
      ...{ method: 'POST', body: form.toString(), timeout: timeoutOf(tenant), most: 20_000, allowsPrivate: settings.demo, stop },
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    });
    if ('fault' in answer) return { lacks: 'TOKEN', fault: answer.fault };
    const { access_token: value, expires_in: seconds } = fieldsOf(answer.body);
    if (answer.status !== 200 || typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value))
      return { lacks: 'TOKEN', status: answer.status };
    return { value, expires: now().getTime() + Math.min(Number(seconds) || 300, 86_400) * 1000 };
  };

  return {
    /** Drops the token after the ATS refused it. */
    forget: (tenant: AtsTenant) => void tokens.delete(keyOf(tenant)),
    of: async (tenant: AtsTenant, target: Target, body: string): Promise<Credential | NoCredential> => {
      const secretOf = secretsOf(settings, tenant);
      const basic = (name: string, password: string): Credential => {
        const text = Buffer.from(`${name}:${password}`).toString('base64');
        return { headers: { authorization: `Basic ${text}` }, secrets: [password, text] };
      };
      const assessmentSecret = secretOf('assessmentApiClientSecret');
      if (target.credential === 'assessment' && tenant.assessmentApiClientId && assessmentSecret)
        return basic(tenant.assessmentApiClientId, assessmentSecret);
      const clientSecret = secretOf('clientSecret');
      if (tenant.grantType === 'client_credentials' && tenant.issueTokenUrl && tenant.clientId && clientSecret) {
        const token = await tokenOf(tenant, clientSecret);
        return 'lacks' in token ? token : { headers: { authorization: `Bearer ${token.value}` }, secrets: [clientSecret, token.value] };
      }
      for (const [name, password] of pairs) {
        const known = secretOf(name) ?? (tenant as Record<string, unknown>)[name];
        const secret = secretOf(password);
        if (secret && typeof known === 'string') return basic(known, secret);
      }
      const token = secretOf('harvestApiToken');
      if (token) return { headers: { authorization: `Bearer ${token}` }, secrets: [token] };
      const signingKey = secretOf('credential.signingKey');
      return signingKey ? { headers: signedHeaders(signingKey, body, now()), secrets: [signingKey] } : { lacks: 'NO_CREDENTIAL' };
    },
  };
}

const keyOf = ({ id, version }: AtsTenant): string => `${id} ${version}`;

function fieldsOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
