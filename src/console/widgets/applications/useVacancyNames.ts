import { useQueries, useQueryClient } from '@tanstack/react-query';
import { pickerTools } from '../../../generated/pickerTools.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

export interface Vacancy {
  externalVacancyId: string;
  title: string;
}

/** The titles of vacancies by their external ids; the id stands for one that cannot be found, or that one may not read. */
export function useVacancyNames(ids: readonly string[]) {
  const { ask, offers } = useTools();
  const client = useQueryClient();
  const tool = pickerTools['AppsGetVacancyList'];
  const found = useQueries({
    queries: ids.slice(0, mostNamed).map((id) => ({
      queryKey: ['vacancy named', id],
      enabled: offers('AppsGetVacancyList'),
      staleTime: 300_000,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const filter = { searchText: id.slice(0, longestSearch), skipEq: 0, limitEq: 20 };
        const { data } = (await ask(tool, { filter }, { signal })) as { data: Vacancy[] };
        return data.find(({ externalVacancyId }) => externalVacancyId === id) ?? null;
      },
    })),
  });
  return {
    vacancies: ids.map((id, index): Vacancy => found[index]?.data ?? { externalVacancyId: id, title: id }),
    know: (vacancies: readonly Vacancy[]) => {
      for (const vacancy of vacancies) {
        if (vacancy.title !== vacancy.externalVacancyId) client.setQueryData(['vacancy named', vacancy.externalVacancyId], vacancy);
      }
    },
  };
}

/** Nobody reads more names than these in a line. */
const mostNamed = 20;

const longestSearch = 100;
