import type { ErrorObject } from 'ajv';

export function bodyFaults(errors: readonly ErrorObject[] | null | undefined, most = 20): Record<string, string> {
  const reported = (errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'anyOf').slice(0, most);
  return Object.fromEntries(reported.map((error) => [pathOf(error), reasonOf(error)]));
}

function reasonOf({ keyword, message, params, parentSchema }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${listed((params as { allowedValues: unknown[] }).allowedValues)}`;
  if (keyword === 'const') return `must be ${JSON.stringify((params as { allowedValue: unknown }).allowedValue)}`;
  if (keyword === 'additionalProperties') return `has an unknown field; known are ${listed(Object.keys(propertiesOf(parentSchema)))}`;
  if (keyword === 'false schema') return 'belongs to the event RESULTS';
  return message ?? 'is wrong';
}

const listed = (values: readonly unknown[]): string => values.map((value) => String(value)).join(', ');

const propertiesOf = (schema: unknown): object => (schema as { properties?: object } | undefined)?.properties ?? {};

/** Returns the path of a fault, without echoing unknown keys of the other system. */
const pathOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const missing = keyword === 'required' ? [String((params as { missingProperty?: unknown }).missingProperty)] : [];
  return [...instancePath.split('/').filter(Boolean), ...missing].join('.').slice(0, 100) || '(body)';
};
