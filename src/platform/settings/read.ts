import { resolve } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { Settings } from '../context.ts';
import { regions, type PlatformUrls } from '../regions.ts';
import { parseDsn } from '../reporting/addresses.ts';
import { databaseProblems, databasesOf } from './databases.ts';
import { addressFormats, nameFormats } from './formats.ts';
import { settingsSchema, type EnvironmentSettings } from './schema.ts';

/** An invalid setting: its name, and what is expected. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Reads the configuration from the environment; the defaults suit a first start on one's own machine. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const input = Object.fromEntries(
    Object.entries(settingsSchema.properties).flatMap(([name, property]) => {
      const text = environment[name]?.trim();
      return text ? [[name, typed(text, 'type' in property ? property.type : 'string', 'commas' in property)]] : [];
    }),
  );
  const isValid = validate(input);
  const problems = [...(isValid ? [] : problemsOf(validate.errors ?? [])), ...databaseProblems(input), ...forwardingProblems(input)];
  if (problems.length > 0) throw new SettingsError(problems);
  return settingsOf(input as EnvironmentSettings);
}

/** Requires the public address outside a demo, for links in mails and the host check, and a database that several processes can share. */
export function servable(settings: Settings): Settings {
  if (settings.processes > 1 && !settings.databases && !settings.platforms)
    throw new SettingsError([
      `PROCESSES is '${settings.processes}', but the embedded database takes one process; set DATABASE_URL for more`,
    ]);
  if (settings.demo || settings.platforms || !settings.ownHost) return settings;
  throw new SettingsError([
    'PUBLIC_URL is not set; without the demo the server needs the address that people open, such as https://console.example',
  ]);
}

const ajv = new Ajv({ allErrors: true, useDefaults: true, verbose: true, formats: { ...addressFormats, ...nameFormats } });
ajv.addVocabulary(['unset', 'otherwise', 'commas']);
const validate = ajv.compile(settingsSchema);

/** Converts a text, or leaves it to be refused. */
function typed(text: string, type: 'integer' | 'boolean' | 'array' | 'string', commas: boolean): unknown {
  if (type === 'integer') return /^\d+$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return /^(on|true|1|yes)$/i.test(text) || (/^(off|false|0|no)$/i.test(text) ? false : text);
  if (commas) return text.split(',').flatMap((each) => each.trim() || []);
  return type === 'array' ? text.split(/[\s,]+/).filter(Boolean) : text;
}

/** Problems of single settings, each once and its format first; then those of combinations. */
function problemsOf(errors: readonly ErrorObject[]): string[] {
  const problems = new Map<string, string>();
  for (const error of errors) {
    const [, name = '', isListed] = /^\/(\w+)(\/\d+)?$/.exec(error.instancePath) ?? [];
    if (name && (!problems.has(name) || error.keyword === 'format')) problems.set(name, `${name} ${problemOf(error, Boolean(isListed))}`);
  }
  return [...problems.values(), ...errors.filter(({ instancePath }) => instancePath === '').map(combination)];
}

/** The problem of one value, which is repeated unless it may contain a password. */
function problemOf({ keyword, schema, parentSchema, data }: ErrorObject, isListed: boolean): string {
  const { type, minimum, maximum, otherwise } = parentSchema as Record<string, unknown>;
  const shown = isListed ? `contains '${String(data)}', but` : `is '${String(data)}', but`;
  if (keyword === 'format') {
    const address = addressFormats[schema as keyof typeof addressFormats];
    return address ? address.expected : `${shown} ${nameFormats[schema as keyof typeof nameFormats].expected}`;
  }
  if (keyword === 'minLength') return `must have at least ${String(schema)} characters`;
  if (keyword === 'enum') return `${shown} must be one of ${(schema as string[]).join(', ')}`;
  if (type === 'integer') return `${shown} must be a whole number from ${String(minimum)} to ${String(maximum)}`;
  return type === 'boolean' ? `${shown} must be 'on' or 'off'` : String(otherwise);
}

function combination({ keyword, params, schema }: ErrorObject): string {
  if (keyword === 'dependencies') return `${params['property']} is set without ${params['missingProperty']}`;
  return `${(schema as { required: string[] }).required.join(' and ')} are both set; choose one`;
}

const platformVariable = (region: (typeof regions)[number]) =>
  `PLATFORM_URL_${region.toUpperCase().replaceAll('-', '_')}` as keyof EnvironmentSettings;

/** A database next to a platform elsewhere would silently stay unused. */
function forwardingProblems(input: Partial<EnvironmentSettings>): string[] {
  const missing = regions.map(platformVariable).filter((name) => input[name] === undefined);
  if (!input.PLATFORM_URL && missing.length === regions.length) return [];
  const database = Object.keys(input).find((name) => name.startsWith('DATABASE_URL'));
  return [
    ...(input.PLATFORM_URL || missing.length === 0 ? [] : [`${missing.join(', ')}: not set, and neither is PLATFORM_URL`]),
    ...(database ? [`${database} is set, but the platform runs elsewhere: it opens its own databases; unset it, or PLATFORM_URL`] : []),
  ];
}

function platformsOf(input: EnvironmentSettings): PlatformUrls | undefined {
  const urls = regions.flatMap((region) => {
    const url = (input[platformVariable(region)] ?? input.PLATFORM_URL) as string | undefined;
    return url ? [[region, new URL(url).origin]] : [];
  });
  return urls.length > 0 ? (Object.fromEntries(urls) as PlatformUrls) : undefined;
}

function settingsOf(input: EnvironmentSettings): Settings {
  const plain = Object.fromEntries(Object.entries(input).map(([name, value]) => [camelCase(name), value]));
  const databases = databasesOf(input);
  const platforms = platformsOf(input);
  const demo = input.DEMO ?? (databases ?? platforms) === undefined;
  return {
    ...(plain as unknown as Settings),
    ...(databases && { databases }),
    ...(platforms && { platforms }),
    demo,
    dataDir: resolve(input.DATA_DIR),
    publicUrl: input.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${input.PORT}`,
    ownHost: input.PUBLIC_URL === undefined,
    logLevel: input.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    dkimProviderDomain: input.DKIM_PROVIDER_DOMAIN?.replace(/\.$/, '').toLowerCase(),
    sentryDsn: input.SENTRY_DSN && parseDsn(input.SENTRY_DSN)?.shown,
  };
}

const camelCase = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
