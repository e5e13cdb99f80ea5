/** How much is made up. */
export interface DemoSizes {
  customers: number;
  users: number;
  /** Applications are made by the issue that brings them. */
  applications: number;
}

export const defaultSizes: DemoSizes = { customers: 120, users: 1500, applications: 0 };

/** How many users a customer has: some have many, most a few; together about as many as asked for. */
export const usersOf = (index: number, { customers, users }: DemoSizes): number => {
  const share = users / Math.max(customers, 1);
  return Math.max(2, Math.round(share * ([0.9, 0.5, 0.7, 0.3, 2.6, 1.4, 0.4, 1.2][index % 8] ?? 1)));
};
