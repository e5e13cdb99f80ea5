import { readJson } from '../http/jsonLimits.ts';

const secretName = /secret|password|token|authorization|api.?key|signature|cookie|credential/i;
const mask = '***';

/** An answer as the log shows it: JSON or text, without the secrets that the call was made with, nor what is named like one. */
export function maskedAnswer(body: string, secrets: readonly string[]): unknown {
  if (body.trim() === '') return null;
  return masked(
    readJson(Buffer.from(body)) ?? storable(body),
    secrets.filter((each) => each.length >= 4),
  );
}

/** Stores refuse null characters and unpaired surrogates. */
const storable = (text: string): string => Buffer.from(text.replaceAll('\0', '').slice(0, 2000)).toString('utf8');

function masked(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return secrets.reduce((text, secret) => text.replaceAll(secret, mask), value);
  if (Array.isArray(value)) return value.map((each) => masked(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      masked(name, secrets),
      secretName.test(name) && each !== null ? mask : masked(each, secrets),
    ]),
  );
}
