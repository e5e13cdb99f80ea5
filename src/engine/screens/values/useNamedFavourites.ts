import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { availability, isStub } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { useFavourites, type Favourite } from './favourites.ts';
import { placeOf } from './placeOf.ts';
import { useScreens } from './ScreensProvider.tsx';

export interface NamedFavourite extends Favourite {
  label: string;
  /** Address of the record. */
  to: string;
}

/** Favourites by the names of their records, which the API doesn't store: those that are gone or may not be read are left out. */
export function useNamedFavourites(): readonly NamedFavourite[] {
  const screens = useScreens();
  const { plans, base } = screens;
  const opens = (plan: Plan) => isStub(plan) || availability(plan, 'show', screens).may;
  const dataProvider = useDataProvider();
  const { favourites } = useFavourites();
  const unnamed = favourites.filter(({ label, resource }) => label === undefined && plans[resource]?.get !== undefined);
  const resources = [...new Set(unnamed.map(({ resource }) => resource))];
  return useQueries({
    queries: resources.map((resource) => {
      const ids = unnamed.filter((each) => each.resource === resource).map(({ id }) => id);
      return {
        queryKey: ['favourites', resource, ids],
        queryFn: async () => (await dataProvider.getMany<RaRecord>(resource, { ids })).data,
        staleTime: 60_000,
      };
    }),
    combine: (answers) =>
      favourites.flatMap((favourite): NamedFavourite[] => {
        const { resource, id, label } = favourite;
        const plan = plans[resource];
        const record = answers[resources.indexOf(resource)]?.data?.find((each) => String(each.id) === id);
        const name = label ?? (plan && record && titleOf(plan, record));
        return plan && opens(plan) && name ? [{ ...favourite, label: name, to: placeOf(plan, base, id) }] : [];
      }),
  });
}
