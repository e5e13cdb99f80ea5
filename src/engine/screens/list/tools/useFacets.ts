import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTools } from '../../values/useAsk.ts';
import type { Values } from '../../../plan/sources.ts';
import type { ListContext } from '../listRequest.ts';
import type { Collection } from '../useCollection.ts';

export type Facets = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Counted = Pick<Collection, 'plan' | 'archived' | 'parent'> & { around?: Partial<ListContext>; request: { filter: Values } };

/** Counted among the rows that the other filters match. */
export function useFacets({ plan, archived, parent, around, request }: Counted) {
  const { facets: ask, hasFacets } = useTools();
  // Only closed lists: the names of thousands of records are searched for, not counted.
  const counted = plan.facets !== undefined && hasFacets ? plan.filters.filter(({ facet }) => facet) : [];
  const fields = counted.map(({ name }) => name);
  const { filter } = request;
  const meta = { archived, ...(parent && { parent }), ...(around?.switched && { switch: around.switched }) };
  const { data, isFetching } = useQuery({
    queryKey: [plan.name, 'facets', { filter, meta, fields }],
    enabled: fields.length > 0,
    // Optional: without numbers the choices still work.
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(plan.name, { filter, fields, meta: { ...meta, screen: 'facets' }, signal }),
    select: ({ data: found }) =>
      new Map(found.map(({ field, values }) => [field, new Map(values.map(({ value, count }) => [value, count]))])),
  });
  return { offered: fields, facets: data as Facets | undefined, loading: isFetching };
}
