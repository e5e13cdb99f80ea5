import type { OperationPlan, Plan } from '../../plan/Plan.ts';
import type { Operation } from '../schema.ts';
import type { CatalogueEntry } from './entries.ts';
import { titleOfType, type Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { servedOf } from './served.ts';

/** Plan of a resource that links and names refer to, until it is opened itself. */
export function inferStub({ api }: Reading, { name, type, path }: CatalogueEntry): Plan {
  const { lists, gets } = servedOf(api, type);
  const id = idOf(api, type, gets[0]?.name);
  const [list] = lists;
  const [get] = id === undefined ? [] : gets;
  return {
    ...{ name, type, path, kind: 'collection', idField: id ?? 'id', title: titleOfType(api, type) ?? 'id' },
    ...{ search: false, archive: false, flags: {}, columns: [], details: [], filters: [], forms: {}, actions: [] },
    ...(list && { list: named(list) }),
    ...(get && { get: named(get) }),
  };
}

const named = ({ name }: Operation): OperationPlan => ({ name, kind: 'query', text: '', vars: [], read: {}, access: 'public' });
