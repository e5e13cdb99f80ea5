import type { Column } from '../Declaration.ts';
import { pickedFrom } from './pickedFrom.ts';
import { titleOfType, type Reading } from './fields.ts';

export type Members = NonNullable<Exclude<Column, string>['members']>;

/** More types would make the query too long. */
const most = 20;

export function membersOf({ api, names }: Reading, abstract: string): Members | undefined {
  const type = api.schema.types.get(abstract);
  const possible = type?.kind === 'UNION' || type?.kind === 'INTERFACE' ? type.possibleTypes : [];
  if (possible.length === 0 || possible.length > most) return undefined;
  return Object.fromEntries(
    possible.map(({ name }) => {
      const reference = pickedFrom({ api, names }, name) ?? pickedFrom({ api, names }, abstract);
      return [name, { title: titleOfType(api, name) ?? '', ...(reference !== undefined && { reference }) }];
    }),
  );
}
