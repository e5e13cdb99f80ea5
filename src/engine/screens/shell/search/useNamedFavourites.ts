import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { titleOf } from '../../../plan/titleOf.ts';
import { useFavourites, type Favourite } from '../../values/favourites.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';

export type NamedFavourite = Favourite & { label: string };

/** Favourites by the names of their records, which the API doesn't store: those that are gone or may not be read are left out. */
export function useNamedFavourites(): readonly NamedFavourite[] {
  const { plans } = useScreens();
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
        return name ? [{ ...favourite, label: name }] : [];
      }),
  });
}
