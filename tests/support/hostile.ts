import { getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { contract } from './contract.ts';
import { hostileIds, hostileTexts } from './hostileTexts.ts';

type HostileValues = Record<string, unknown>;

const parsed = (text: string): unknown => JSON.parse(text);
const nested = (depth: number, open = '[', close = ']'): unknown => parsed(`${open.repeat(depth)}0${close.repeat(depth)}`);
const list = (length: number, value: (index: number) => unknown): unknown[] => Array.from({ length }, (_, index) => value(index));
const keys = (length: number): HostileValues => Object.fromEntries(list(length, (index) => [`key${index}`, index]) as [string, unknown][]);

const strangers: HostileValues = {
  nothing: null,
  yes: true,
  no: false,
  zero: 0,
  'a negative number': -1,
  'a fraction': 0.1,
  'a number beyond 32 bits': 2 ** 31,
  'a number beyond all exact ones': 2 ** 53 + 2,
  'the largest number': Number.MAX_VALUE,
  'the smallest number': Number.MIN_VALUE,
  'an empty text': '',
  'a text': 'text',
  'a list of nothing': [],
  'a list of null': [null],
  'a list in a list': [[]],
  'a list 1,000 deep': nested(1000),
  '10,001 numbers': list(10_001, (index) => index),
  'an object of nothing': {},
  'an object 1,000 deep': nested(1000, '{"a":', '}'),
  '10,000 keys': keys(10_000),
  'the key __proto__': parsed('{"__proto__": {"polluted": true}}'),
  'the key constructor': parsed('{"constructor": {"prototype": {"polluted": true}}, "toString": null, "valueOf": 1}'),
  'operators as keys': { $gt: '', $where: 'sleep(5000)' },
  'keys of no characters': { 'x\0': 'y\0', '\ud800': '\ud800' },
};

const numbers: HostileValues = {
  'one below nothing': -1,
  one: 1,
  'as many as a page may hold': 500,
  'one more than a page may hold': 501,
  'the largest of 16 bits and one': 2 ** 15,
  'the last page': 2 ** 31 - 1,
  'the smallest of 32 bits': -(2 ** 31),
  'one below 32 bits': -(2 ** 31) - 1,
  'the largest of 32 bits without a sign': 2 ** 32 - 1,
  'the largest of 63 bits': 2 ** 63,
  'the smallest of 63 bits': -(2 ** 63),
  'the largest exact number': Number.MAX_SAFE_INTEGER,
  'the smallest exact number': Number.MIN_SAFE_INTEGER,
  'the largest negative number': -Number.MAX_VALUE,
  'a hundred digits': 1e100,
  'nearly one': 1 - Number.EPSILON,
  'one and very little': 1 + Number.EPSILON,
  'half of one': 0.5,
  'no exact fraction': 0.1 + 0.2,
  'beyond the poles': 90.000001,
  'beyond the date line': -180.000001,
  'a number as text': '1',
  'a number of another base': '0x10',
  'no number': 'NaN',
  'a number beyond all as text': '1e999',
  'a statement': '1; drop table customers',
};

const flags: HostileValues = {
  'one for yes': 1,
  'the word true': 'true',
  'the word TRUE': 'TRUE',
  'the word false': 'false',
  'the word yes': 'yes',
  'the word on': 'on',
  'the word null': 'null',
  'the letter t': 't',
  'one as text': '1',
  'nothing as text': '0',
  'no number': 'NaN',
  'two answers': [true, false],
  'an answer in a list in a list': [[true]],
  'an answer in an object': { value: true },
  'a statement': 'true or 1=1',
  'the name __proto__': '__proto__',
  'a text with an end': 'true\0',
  '200,000 letters': 't'.repeat(200_000),
};

const dates: HostileValues = {
  'the year 0': '0000-01-01T00:00:00Z',
  'the year 1': '0001-01-01T00:00:00.000Z',
  'the last moment of four digits': '9999-12-31T23:59:59.999Z',
  'the last moment there is': '+275760-09-13T00:00:00.000Z',
  'one after the last moment': '+275760-09-13T00:00:00.001Z',
  'the first moment there is': '-271821-04-20T00:00:00.000Z',
  'before the first moment of a database': '-004714-11-23T00:00:00Z',
  'no year 0 with a sign': '-000000-01-01T00:00:00Z',
  'the 30th of February': '2026-02-30T00:00:00Z',
  'a leap day of no leap year': '2100-02-29T00:00:00Z',
  'a leap second': '2016-12-31T23:59:60Z',
  'midnight at its end': '2026-01-01T24:00:00Z',
  'one after midnight at its end': '2026-01-01T24:00:01Z',
  'an hour that there is not': '2026-01-01T25:61:61Z',
  'an hour that summer leaves out': '2026-03-29T02:30:00+01:00',
  'before everybody’s time': '1969-12-31T23:59:59.999Z',
  'the end of 32 bits': '2038-01-19T03:14:08Z',
  'nine digits of a second': '2026-01-01T00:00:00.123456789Z',
  'a hundred digits of a second': `2026-01-01T00:00:00.${'9'.repeat(100)}Z`,
  'an offset that there is not': '1970-01-01T00:00:00+99:99',
  'the largest offset': '2026-01-01T00:00:00+14:00',
  'an offset that turns the year': '0000-01-01T00:00:00+23:59',
  'an offset without its sign': '2026-01-01T00:00:00 01:00',
  'an unknown offset': '2026-01-01T00:00:00-00:00',
  'no offset': '2026-01-01T00:00:00',
  'a day only': '2026-01-01',
  'a time only': '12:00:00Z',
  'a week': '2026-W01-1T00:00:00Z',
  'a day of the year': '2026-001T00:00:00Z',
  'a blank for its T': '2026-01-01 00:00:00Z',
  'small letters': '2026-01-01t00:00:00z',
  'digits of another script': '２０２６-01-01T00:00:00Z',
  'a date of a mail': 'Thu, 01 Jan 2026 00:00:00 GMT',
  'a date and a statement': "2026-01-01T00:00:00Z'; --",
  'a date with an end': '2026-01-01T00:00:00\0Z',
  'a date with a line': '2026-01-01T00:00:00Z\n2026-01-02T00:00:00Z',
  'two dates': '2026-01-01T00:00:00Z,2026-01-02T00:00:00Z',
  'the word now': 'now',
  'the word infinity': 'infinity',
  'the word epoch': '-infinity',
  'no number': 'NaN',
  'seconds since 1970': 1_700_000_000,
  'seconds since 1970 as text': '1700000000000',
  '200,000 digits': `2026-01-01T00:00:00.${'0'.repeat(200_000)}Z`,
};

const resource = 'prn:*:*:*:*:*:*';

const anything: HostileValues = {
  'half a pair in a list': ['\ud800'],
  'an object 3,000 deep': nested(3000, '{"a":', '}'),
  'lists and objects 1,500 deep': nested(1500, '[{"a":', '}]'),
  '2,000 lists of nothing': list(2000, () => []),
  '2,001 entries': list(2001, () => 0),
  '100,000 entries': list(100_000, () => 0),
  'a list with an object with a list': [{ a: [{ b: [null] }] }],
  'numbers as keys': { 0: 'a', 1: 'b', '-1': 'c', length: 3 },
  'an empty key': { '': '' },
  'a key of 100,000 letters': { ['k'.repeat(100_000)]: 1 },
  'a key with dots': { 'a.b.c': 1, 'a[0]': 2, '$.x': 3 },
  'a key that is a statement': { "x' = 1; drop table customers; --": 1 },
  'a key __proto__ in the depth': parsed('{"a": {"b": {"__proto__": {"polluted": true}}}}'),
  'a key __proto__ of null': parsed('{"__proto__": null}'),
  'an object that says how it is written': { toJSON: 'x', toString: 'y', inspect: 'z' },
  'an object that looks like a list': { length: 2 ** 31, 0: 'a' },
  'a resource with everything': { [resource]: ['*:*', '__proto__', 'x'.repeat(200)] },
  'a resource with a number': { [resource]: 7 },
  'a resource with values of all kinds': { [resource]: [null, 1, {}, ['a:b'], true] },
  'a resource with null': { [resource]: null },
  'a resource of 100,000 letters': { [`prn:${'*'.repeat(100_000)}`]: ['a:b'] },
  'a resource of 30,000 colons': { [`prn${':'.repeat(30_000)}`]: ['a:b'] },
  '2,000 resources': Object.fromEntries(list(2000, (index) => [`prn:*:${index}:*:*:*:*`, ['a:b']]) as [string, unknown][]),
  'a resource of no characters': { 'prn:\ud800:\0:*:*:*:*': ['a:b'] },
  'a condition': { filter: { or: [{ not: null }] } },
};

const objects: HostileValues = {
  'a list of objects': [{}, {}],
  'a list of 10,001 objects': list(10_001, () => ({})),
  'a number as text': '0',
  'the name __proto__': '__proto__',
  'JSON in a text': '{"a":1}',
  'a field that there is not': { noSuchField: 1 },
  'a field with an empty name': { '': 1 },
  'a field __typename': { __typename: 'Query' },
  'a field of every object': { hasOwnProperty: 1 },
  'a field length': { length: 2 ** 31 },
  'a field with a statement for its name': { "x'; drop table customers; --": 1 },
  'a field with 100,000 letters': { ['f'.repeat(100_000)]: 1 },
  'a field with an object 1,000 deep': { noSuchField: nested(1000, '{"a":', '}') },
  '2,000 fields': keys(2000),
  'ids where fields belong': { _id: null, id: null, ids: null },
  'an operator': { or: [{}], and: [{}], not: {} },
};

function nearly(values: readonly string[]): HostileValues {
  const [first = 'x', last = 'y'] = [values[0], values.at(-1)];
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return {
    'a right one': first,
    'the last right one': last,
    'a right one in another case': other,
    'a right one with a capital': `${other.slice(0, 1).toUpperCase()}${other.slice(1).toLowerCase()}`,
    'a right one behind a blank': ` ${first}`,
    'a right one before a line': `${first}\n`,
    'a right one with an end': `${first}\0`,
    'a right one with nothing between': `${first.slice(0, 1)}\u200b${first.slice(1)}`,
    'a right one in letters that look alike': first.replaceAll('a', 'а').replaceAll('A', 'А').replaceAll('E', 'Е'),
    'half of a right one': first.slice(0, Math.ceil(first.length / 2)),
    'two right ones': `${first},${last}`,
    'a right one twice': first + first,
    'a right one in a list': [first],
    'right ones in a list in a list': [[first, last]],
    'a right one in an object': { value: first },
    'the name __proto__': '__proto__',
    'the name constructor': 'constructor',
    'the word null': 'null',
    'the number of a right one': '0',
    'a statement': `${first}'; --`,
    'a field of GraphQL': `${first} __typename`,
    '200,000 letters': 'A'.repeat(200_000),
  };
}

const byName: Record<string, HostileValues> = {
  ID: { ...hostileIds, ...strangers },
  String: { ...hostileTexts, ...strangers },
  Int: { ...numbers, ...strangers },
  Float: { ...numbers, ...strangers },
  Boolean: { ...flags, ...strangers },
  Date: { ...dates, ...strangers },
  DateTime: { ...dates, ...strangers },
  JSON: { ...anything, ...strangers },
};

const lists = (some: unknown): HostileValues => ({
  'a list of nothing': [],
  'a list of null': [null],
  'nulls among them': [some, null, some],
  'a list in a list': [[]],
  'one of them in three lists': [[[some]]],
  'a list 1,000 deep': nested(1000),
  'one of them alone': some,
  'the same one twice': [some, some],
  'as many as a selection may hold': list(500, () => some),
  'one more than a selection may hold': list(501, (index) => String(index)),
  'as many as a list may hold': list(2000, (index) => String(index)),
  'one more than a list may hold': list(2001, (index) => String(index)),
  '10,001 of them': list(10_001, () => some),
  '20,000 ids': list(20_000, () => '0'.repeat(24)),
  'values of all kinds': [0, 'text', true, null, {}, [], 0.1],
  nothing: null,
  'a text': 'x',
  'texts with commas': 'a,b,c',
  'an object of nothing': {},
  'an object like a list': { 0: some, length: 1 },
});

const made = new Map<string, HostileValues>();

/** More than forty values that somebody with bad intentions, or a bad program, sends at an argument of this type. */
export function hostileValues(type: GraphQLInputType): HostileValues {
  const plain = getNullableType(type);
  const values = made.get(String(plain)) ?? valuesOf(plain);
  made.set(String(plain), values);
  return values;
}

function valuesOf(plain: GraphQLInputType): HostileValues {
  if (isListType(plain)) {
    const inner = hostileValues(plain.ofType);
    const alone = Object.entries(inner).map(([name, value]) => [`a list of: ${name}`, [value]] as const);
    return { ...lists(Object.values(inner)[0]), ...Object.fromEntries(alone) };
  }
  if (isInputObjectType(plain)) return { ...objects, ...strangers };
  const closed = isEnumType(plain) ? plain.getValues().map(({ name }) => name) : contract.values[plain.name];
  const values = closed ? { ...nearly(closed), ...strangers } : byName[plain.name];
  if (!values) throw new Error(`There are no hostile values for the type ${plain.name}: teach tests/support/hostile.ts some`);
  return values;
}

export function hostileKind(type: GraphQLInputType): string {
  const plain = getNullableType(type);
  if (isListType(plain)) return `list of ${hostileKind(plain.ofType)}`;
  if (isInputObjectType(plain)) return 'object';
  return isEnumType(plain) || contract.values[plain.name] ? 'closed' : plain.name;
}
/** Values that no argument of this type takes. */
export function wrongValues(type: GraphQLInputType): unknown[] {
  const plain = getNullableType(type);
  const none = isNonNullType(type) ? [null] : [];
  if (isListType(plain)) return [...none, ...wrongValues(getNullableType(plain.ofType)).filter((value) => !Array.isArray(value))];
  if (isInputObjectType(plain)) return [...none, 'text', 7, true, { noSuchField: 1 }];
  if (isEnumType(plain) || contract.values[plain.name]) return [...none, 'noSuchValue', 7, true, {}, []];
  const values: Record<string, unknown[]> = {
    ID: [true, 1.5, {}, []],
    String: [7, true, {}, []],
    Int: ['seven', 1.5, 2 ** 40, true, {}, []],
    Float: ['seven', true, {}, []],
    Boolean: ['true', 1, {}, []],
    Date: ['yesterday', '2026-02-30', 7, true, {}, []],
    DateTime: ['yesterday', 7, true, {}, []],
    JSON: [],
  };
  return [...none, ...(values[plain.name] ?? [])];
}
