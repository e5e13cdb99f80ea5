import type { IntrospectionInputValue } from 'graphql';
import { fieldsOf, inputAt, isValue, shapeOf, type Operation } from '../schema.ts';
import type { Api } from './offers.ts';
import { keyOf } from './words.ts';

const versions = /^(_?version|_?rev|revision|revisionnumber|e?tag|_?etag|lockversion|rowversion|concurrencystamp|concurrencytoken)$/;
const expected = /^(expected|current|last|known|loaded|previous|if)_?(?=[A-Z_])/;

/** Field of the record that an update's input compares, so that it changes no newer version: `version` for `expectedVersion`. */
export function versionField(api: Api, type: string, input: IntrospectionInputValue, create: Operation | undefined): string | undefined {
  // The dialect sends it by itself.
  if (input.name in api.dialect.roles) return undefined;
  if (!isValue(shapeOf(input.type)) || shapeOf(input.type).list) return undefined;
  const fields = fieldsOf(api.schema.types.get(type)).filter(({ type: of }) => isValue(shapeOf(of)) && !shapeOf(of).list);
  const rest = input.name.replace(expected, '');
  const isExpected = rest !== input.name;
  const key = keyOf(rest);
  const isStamp = isExpected && /^(updated|modified|lastmodified|changed)(at|on|date|time)?$|^(unmodifiedsince|match)$/.test(key);
  if (!isStamp && !versions.test(key)) return undefined;
  // A version that a new record is given is a value, such as that of a release.
  if (!isExpected && create !== undefined && isTaken(api, create, input.name)) return undefined;
  const own =
    fields.find(({ name }) => keyOf(name) === key) ?? (isStamp ? undefined : fields.find(({ name }) => versions.test(keyOf(name))));
  if (own !== undefined) return own.name;
  const isMatch = key === 'match';
  return fields.find(({ name }) =>
    isMatch ? versions.test(keyOf(name)) : key === 'unmodifiedsince' && /^(updated|modified)_?(at|on)$/i.test(name),
  )?.name;
}

function isTaken({ schema }: Api, { field }: Operation, name: string): boolean {
  return field.args.some((argument) => argument.name === name || inputAt(schema, shapeOf(argument.type).name, name) !== undefined);
}
