type JsonObject = Record<string, unknown>;

/** Below this length, a call takes as much code as the part itself. */
const minLength = 120;

/** The same schema, with parts that occur several times written once, as `$defs`: each becomes one function of the validator. */
export function withDefinitions<S>(schema: S): S {
  const counts = new Map<string, number>();
  const definitions = new Map<string, { name: string; part?: unknown }>();
  count(schema);
  const whole = mapParts(schema, (each) => write(each, wordsParts(schema))) as JsonObject;
  if (definitions.size === 0) return schema;
  return { ...whole, $defs: Object.fromEntries([...definitions.values()].map(({ name, part }) => [name, part])) } as S;

  function count(part: unknown): void {
    const text = JSON.stringify(part);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (counts.get(text) === 1) mapParts(part, count);
  }

  function write(part: unknown, isWorded: boolean): unknown {
    const text = JSON.stringify(part);
    const inner = () => mapParts(part, (each) => write(each, isWorded || wordsParts(part)));
    if (isWorded || !isObject(part) || text.length < minLength || (counts.get(text) ?? 0) < 2) return inner();
    let definition = definitions.get(text);
    if (!definition) {
      definition = { name: `part${definitions.size}` };
      definitions.set(text, definition);
      definition.part = inner();
    }
    return { $ref: `#/$defs/${definition.name}` };
  }
}

/** ajv-errors finds errors of inner parts by their place in the schema, so parts that a message covers stay in it. */
function wordsParts(part: unknown): boolean {
  const message = isObject(part) ? part['errorMessage'] : undefined;
  return typeof message === 'string' || (isObject(message) && ['properties', 'items', '_'].some((key) => key in message));
}

/** Changes the schemas directly within a schema. */
function mapParts(part: unknown, change: (part: unknown) => unknown): unknown {
  if (!isObject(part)) return part;
  const changeAll = (value: unknown) => (Array.isArray(value) ? value.map(change) : change(value));
  return Object.fromEntries(
    Object.entries(part).map(([keyword, value]) => {
      if (keyword === 'properties' && isObject(value))
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]))];
      return [keyword, inSchema.has(keyword) ? changeAll(value) : value];
    }),
  );
}

const inSchema = new Set(['items', 'if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf', 'additionalProperties', 'contains']);

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
