export interface DemoSizes {
  customers: number;
  users: number;
  vacancies: number;
  applications: number;
}

export const defaultSizes: DemoSizes = { customers: 120, users: 1500, vacancies: 400, applications: 3000 };

export const usersOf = (index: number, { customers, users }: DemoSizes): number => {
  const share = users / Math.max(customers, 1);
  return Math.max(2, Math.round(share * ([0.9, 0.5, 0.7, 0.3, 2.6, 1.4, 0.4, 1.2][index % 8] ?? 1)));
};

const largest = 'acme';
const named = 42;

export const vacanciesOf = ({ uniqueName }: { uniqueName: string }, index: number, { customers, vacancies }: DemoSizes): number => {
  const few = (place: number) => Math.floor((place < named ? 5 : 1) * Math.min(1, vacancies / 400));
  if (uniqueName !== largest) return few(index);
  const others = Array.from({ length: Math.max(customers, named) }, (_, place) => few(place)).reduce((sum, each) => sum + each, 0);
  return Math.max(0, vacancies - others + few(0));
};
