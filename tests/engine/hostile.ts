import { getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { contract } from './contract.ts';

const long = 200_000;

/** Texts that break what glues texts together, counts them, or looks at them for long. */
const texts: unknown[] = [
  '',
  ' \t\n\u00a0\u2028',
  "'; drop table customers; --",
  `"\\'%_\`$\{7*7}{{7*7}}<script>alert(1)</script>`,
  'x\0y',
  '\ud800',
  `${'😀'.repeat(60)}\u202e\u200d\ufeff`,
  'a'.repeat(long),
  `${'a'.repeat(50_000)}@${'a.'.repeat(25_000)}`,
  '../../../../etc/passwd\r\nSet-Cookie: session=x',
  '__proto__',
  'NaN',
];

const ids: unknown[] = [
  '',
  '0'.repeat(24),
  "' or '1'='1",
  '*',
  'Any',
  'prn:*:*:*:*:*:*',
  'x\0',
  '\ud800',
  'f'.repeat(long),
  '__proto__',
  2 ** 31 - 1,
  '%',
];

const numbers: unknown[] = [0, -0, -1, 1, 500, 501, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1e308, 0.1, '1'];

const dates: unknown[] = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01',
  "2026-01-01T00:00:00Z'; --",
  '1970-01-01T00:00:00+99:99',
  '',
  0,
  '2026-01-01T00:00:00\0Z',
  '2026-01-01T25:61:61Z',
];

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const anything: unknown[] = [
  null,
  [],
  {},
  'text',
  0,
  true,
  nested(1000),
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}, "toString": null}'),
  { 'prn:*:*:*:*:*:*': ['*:*', '__proto__', 'x'.repeat(200)] },
  Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, index])),
  { 'x\0': 'y\0', '\ud800': '\ud800' },
  { 'prn:*:*:*:*:*:*': 7 },
  { 'prn:*:*:*:*:*:*': [null, 1, {}, ['a:b']] },
  { 'prn:*:*:*:*:*:*': null },
  { [`prn:${'*'.repeat(100_000)}`]: ['a:b'] },
];

/** Some dozen values that somebody with bad intentions, or a bad program, sends at an argument of this type. */
export function hostileValues(type: GraphQLInputType): unknown[] {
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const inner = hostileValues(plain.ofType);
    const [some] = inner;
    return [
      [],
      [null],
      [[]],
      [[[some]]],
      'x',
      {},
      Array.from({ length: 501 }, (_, index) => String(index)),
      Array.from({ length: 20_000 }, () => '0'.repeat(24)),
      ...inner.map((value) => [value]),
    ];
  }
  if (isInputObjectType(plain)) return [{}, [], 'x', 0, JSON.parse('{"__proto__": 1}'), { constructor: 1 }, null, [null]];
  if (isEnumType(plain)) return [...plain.getValues().map(({ name }) => name), '', '__proto__', 'constructor', 0, null];
  if (contract.values[plain.name]) return [...(contract.values[plain.name] ?? []), '', '__proto__', "'", 0, null];
  const values = {
    ID: ids,
    String: texts,
    Int: numbers,
    Float: numbers,
    Boolean: [true, false, null, 'true', 1],
    DateTime: dates,
    JSON: anything,
  }[plain.name];
  if (!values) throw new Error(`There are no hostile values for the type ${plain.name}: teach tests/engine/hostile.ts some`);
  return values;
}

/** Values that no argument of this type takes. */
export function wrongValues(type: GraphQLInputType): unknown[] {
  const plain = getNullableType(type);
  const none = isNonNullType(type) ? [null] : [];
  // One value stands for a list of it, and JSON is whatever it is: its form judges it.
  if (isListType(plain)) return [...none, ...wrongValues(getNullableType(plain.ofType)).filter((value) => !Array.isArray(value))];
  if (isInputObjectType(plain)) return [...none, 'text', 7, true, { noSuchField: 1 }];
  if (isEnumType(plain) || contract.values[plain.name]) return [...none, 'noSuchValue', 7, true, {}, []];
  const values: Record<string, unknown[]> = {
    ID: [true, 1.5, {}, []],
    String: [7, true, {}, []],
    Int: ['seven', 1.5, 2 ** 40, true, {}, []],
    Float: ['seven', true, {}, []],
    Boolean: ['true', 1, {}, []],
    DateTime: ['yesterday', 7, true, {}, []],
    JSON: [],
  };
  return [...none, ...(values[plain.name] ?? [])];
}
