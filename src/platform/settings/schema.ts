import type { FromSchema } from 'json-schema-to-ts';
import { data } from './data.ts';
import { delivery } from './delivery.ts';
import { forwarding } from './forwarding.ts';
import { webAddress, text } from './kinds.ts';
import { tracing } from './tracing.ts';

const network = {
  PORT: { type: 'integer', minimum: 0, maximum: 65_535, default: 4000, description: 'Port of console and API, 0 to 65535.' },
  PROCESSES: {
    type: 'integer',
    minimum: 1,
    maximum: 64,
    default: 1,
    description:
      'Processes that share the port, 1 to 64; about one for each core. They need PostgreSQL. One that ends is replaced, and SIGHUP replaces each in turn.',
  },
  PUBLIC_URL: {
    ...webAddress,
    unset: '`http://localhost:{PORT}`',
    description:
      'Address that people open. Links in mails start with it, and it decides which Origin and Host are allowed (others get 421). Required with `DEMO=off`. On https, cookies have `__Host-` names; switching to https signs everybody out once.',
  },
  ORIGINS: {
    type: 'array',
    items: webAddress,
    description:
      'Further origins from which a browser may call, and whose host names the server answers to. Separate them with spaces or commas.',
  },
  TRUSTED_PROXIES: {
    type: 'integer',
    minimum: 0,
    maximum: 10,
    default: 0,
    description:
      'Number of proxies whose `X-Forwarded-For` is believed, 0 to 10. Set it behind a proxy, or all callers share one rate limit.',
  },
  LIVE_CONNECTIONS: {
    type: 'integer',
    minimum: 0,
    maximum: 100_000,
    default: 5000,
    description:
      'Browsers that one process tells of changes at once, 0 to 100000. Others learn of changes when they load a page again. One address has at most half, one person 20.',
  },
  RATE_LIMIT_SCALE: {
    type: 'integer',
    minimum: 1,
    maximum: 100_000,
    default: 1,
    description: 'Multiplies the rate limits of callers who aren’t signed in, 1 to 100000 (`src/platform/admission/budgets.ts`).',
  },
} as const;

const hostMarker = { ...text, description: 'Redirects an address on the old brand’s host to the new one.' } as const;
const link = { ...webAddress, unset: 'none: no link' } as const;
const menuLink = { ...link, description: 'External links of the menu. Job requisitions open in the Talent Hub.' } as const;
const policyLink = { ...link, description: 'Policies named on the sign-in page.' } as const;

const product = {
  BRAND_NAME: { ...text, default: 'Edge', description: 'Product name in all texts.' },
  OLD_HOST_MARKER: hostMarker,
  NEW_HOST_MARKER: hostMarker,
  TALENT_HUB_URL: menuLink,
  QUESTION_BANK_URL: menuLink,
  SUPPORT_URL: {
    ...link,
    format: 'contactAddress',
    description: '“Contact support” in the help menu, on “not found” and error pages: an address, or `mailto:support@example.com`.',
  },
  DOCS_URL: { ...link, description: '“Documentation” in the help menu.' },
  POLICY_PRIVACY_URL: policyLink,
  POLICY_COOKIE_URL: policyLink,
  POLICY_ACCEPTABLE_USE_URL: policyLink,
  REDIRECT_DOMAINS: {
    type: 'array',
    items: text,
    description:
      'Hosts, including their subdomains, that a redirect after sign-in may lead to. `host:port` means that port only. From https, only https is followed.',
  },
} as const;

const flags = {
  FLAGS_FILE: {
    ...text,
    unset: 'the embedded definitions, all on',
    description: 'Another file of [flag definitions](rights.md#flags), in flagd’s format. Don’t set it together with `FLAGS_URL`.',
  },
  FLAGS_URL: {
    ...webAddress,
    description:
      'Service with the OpenFeature remote evaluation protocol (OFREP). Only the platform calls it. `{region}` in the address becomes the region.',
  },
  FLAGS_TOKEN: { ...text, description: 'Token for `FLAGS_URL`.' },
} as const;

const outside = {
  SENTRY_DSN: {
    type: 'string',
    format: 'dsn',
    unset: 'none: nothing is sent',
    description: 'Where browser and platform report errors, scrubbed of personal data.',
  },
  SENTRY_ENVIRONMENT: {
    type: 'string',
    pattern: '^[\\w.-]{1,64}$',
    otherwise: 'must have at most 64 letters, digits, "_", "." and "-"',
    description: 'Environment name in those reports.',
  },
  ANALYTICS_URL: {
    type: 'string',
    format: 'publicAddress',
    unset: 'none: nothing is sent',
    description:
      'Receives which kinds of pages are viewed and which actions are run: no ids, no cookies, no referrer, and nothing with Do Not Track.',
  },
  CHAT_SCRIPT_URL: {
    type: 'string',
    format: 'publicAddress',
    unset: 'none: nothing is loaded',
    description: 'Support chat of the sign-in pages. Its script can read what people type there.',
  },
  CHAT_HOSTS: {
    type: 'array',
    items: { type: 'string', format: 'chatHost' },
    description: 'Further hosts of the chat: `https://*.chat.example wss://chat.example`.',
  },
  GEOCODER_URL: {
    ...webAddress,
    unset: 'none: an offline gazetteer',
    description: 'Nominatim-compatible service for place searches. Only the platform calls it.',
  },
} as const;

const operation = {
  SYSLOG_URL: {
    type: 'string',
    format: 'syslogAddress',
    unset: 'none: nothing is sent',
    description:
      'Server that new entries of the [security log](operate/README.md#security-log) are sent to: `tls://siem.example:6514`, `tcp://` or `udp://`. Entries wait while it is away.',
  },
  AUDIT_RETENTION_MONTHS: {
    type: 'integer',
    minimum: 1,
    maximum: 1200,
    unset: 'none: entries stay',
    description: 'Months after which entries of the audit log are deleted, 1 to 1200.',
  },
  ACCOUNT_DISCLOSURE: {
    type: 'boolean',
    default: false,
    description: 'With `on`, sign-in answers as the specification words them, which reveal whether an address has an account.',
  },
  METRICS_TOKEN: { ...text, unset: 'none: this machine only', description: 'Bearer token for `/metrics` and `/dkim/zone.txt`.' },
  LOG_LEVEL: {
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    unset: '`info`, with the demo `warn`',
    description:
      'Structured log on standard output: `fatal`, `error`, `warn`, `info`, `debug` or `silent`. It never contains variables or secrets.',
  },
} as const;

/** Settings by topic, in the order of `--help` and of `docs/configuration.md`. */
export const topics = {
  'Address and network': network,
  'A platform elsewhere': forwarding,
  Data: data,
  'Mail, text messages and assessments': delivery,
  'Product and links': product,
  'Feature flags': flags,
  'Outside services': outside,
  'Security and operation': operation,
  'Traces and log': tracing,
} as const;

/**
 * Environment variables of the platform. Beyond JSON Schema: `unset` describes a default that depends on other settings, `otherwise` is the
 * message of a violated `pattern` or `not`, and values of a list with `commas` may have blanks.
 */
export const settingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { ...network, ...forwarding, ...data, ...delivery, ...product, ...flags, ...outside, ...operation, ...tracing },
  dependencies: {
    SECRET_PREVIOUS: ['SECRET'],
    SMS_TOKEN: ['SMS_URL'],
    FLAGS_TOKEN: ['FLAGS_URL'],
    SENTRY_ENVIRONMENT: ['SENTRY_DSN'],
    CHAT_HOSTS: ['CHAT_SCRIPT_URL'],
    OTEL_EXPORTER_OTLP_HEADERS: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  },
  not: { required: ['FLAGS_FILE', 'FLAGS_URL'] },
} as const;

/** Settings as the environment names them, converted to their types. */
export type EnvironmentSettings = FromSchema<typeof settingsSchema>;
