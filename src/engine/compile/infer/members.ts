import type { Column } from '../Declaration.ts';
import { titleOfType, type Reading } from './fields.ts';

/** The types that a field may hold, and what names each of them. */
export type Members = NonNullable<Exclude<Column, string>['members']>;

/** More types than these make a question that is too long for what it tells. */
const most = 20;

/** What is shown of a union or an interface: of each of its types what names it; nothing where there are too many. */
export function membersOf({ api, names }: Reading, abstract: string): Members | undefined {
  const type = api.schema.types.get(abstract);
  const possible = type?.kind === 'UNION' || type?.kind === 'INTERFACE' ? type.possibleTypes : [];
  if (possible.length === 0 || possible.length > most) return undefined;
  return Object.fromEntries(
    possible.map(({ name }) => {
      const reference = names.get(name);
      return [name, { title: titleOfType(api, name) ?? '', ...(reference !== undefined && { reference }) }];
    }),
  );
}
