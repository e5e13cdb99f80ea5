import { titlePaths } from '../../plan/titleOf.ts';
import { fieldsOf, isValue } from '../schema.ts';
import { ranks, visible, type ColumnCandidate } from './columnCandidates.ts';
import { heldBy, type Reading } from './fields.ts';
import { membersOf, type Members } from './members.ts';
import { valuePart } from './valuePart.ts';
import { labelOf } from './words.ts';

/** Type of a record that may be of several, and what each type has of its own. */
export function typeParts(reading: Reading, type: string): ColumnCandidate[] {
  const { api } = reading;
  if (!api.schema.abstractNames.includes(type)) return [];
  const shared = new Set(fieldsOf(api.schema.types.get(type)).map(({ name }) => name));
  const own = Object.keys(membersOf(reading, type) ?? {}).flatMap((member) =>
    heldBy(api, member)
      .filter(({ name, shape, field }) => !shared.has(name) && isValue(shape) && !field.isDeprecated)
      .slice(0, visible)
      .map((held): ColumnCandidate => {
        const { rank, widget } = valuePart(reading, member, held, undefined);
        return {
          ...{ path: `@${member}.${held.name}`, rank, label: labelOf(held.name), only: 'details' },
          ...(widget !== undefined && { widget }),
        };
      }),
  );
  return [{ path: '__typename', rank: ranks.choice, label: 'Type' }, ...own];
}

/** A list of several types: what they are, with the values that all of them have. */
export function severalTypes({ api }: Reading, name: string, abstract: string, members: Members): ColumnCandidate {
  const titles = new Set(Object.values(members).flatMap(({ title }) => titlePaths(title)));
  const common = heldBy(api, abstract).filter(
    ({ name: field, shape }) => isValue(shape) && !titles.has(field) && !/^(_?id|uuid|nodeId)$/i.test(field),
  );
  const rows = common.slice(0, visible).map(({ name: field }) => field);
  return { path: name, rank: ranks.hidden, hidden: true, rows, members, label: labelOf(name) };
}
