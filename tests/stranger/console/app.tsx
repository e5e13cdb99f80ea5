import { defineConsole, fromReactAdmin } from 'graphql-admin-console/app';
import { BooleanField, useGetList } from 'react-admin';
import { Price } from './widgets/Price.tsx';

function Report() {
  const {
    data = [],
    total,
    isPending,
  } = useGetList('bikes', { pagination: { page: 1, perPage: 10 }, sort: { field: 'model', order: 'ASC' } });
  return isPending ? null : <h1>{`${data.length} of ${total} bikes`}</h1>;
}

defineConsole({
  widgets: {
    price: { Field: Price, cell: { text: ({ value }) => `€ ${String(value)}` } },
    flag: fromReactAdmin({ Field: BooleanField }),
  },
  routes: { report: { label: 'Report', Page: Report } },
  actions: {
    bikes: { label: { label: 'Print labels', run: async ({ records }) => `Labels of ${records.map(({ model }) => model).join(', ')}` } },
  },
  theme: () => ({ palette: { primary: { main: '#7c3aed' } } }),
  languages: { de: { name: 'Deutsch', texts: { resources: { bikes: { name: 'Räder' } } } } },
  menu: (entries) =>
    entries
      .map((entry) => (entry.name === 'riders' ? { ...entry, label: 'Cyclists' } : entry))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
});
