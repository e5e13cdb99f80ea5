const words = (text: string): string[] => text.split(',').map((word) => word.trim());

export const workflowNames = words(`
  Standard, Shop Floor, Store Managers, Contact Centre, Delivery Drivers, Warehouse Nights, Head Office, Graduates, Apprentices,
  Summer Casuals, Night Fill, Bakery, Cleaners, Security, Fleet Mechanics, Team Leaders, Area Managers, Payroll, Online Support,
  Returns Desk, Seasonal Peak, Interns, Regional Stores, City Stores, Pharmacy, Engineering, Finance, Legal, Field Sales, Reception`);

export const setNames: [name: string, description: string][] = [
  ['Retail roles', 'Shop floor and store management.'],
  ['Contact centre', 'Day, evening and weekend teams.'],
  ['Early careers', 'Graduates, apprentices and interns.'],
  ['Warehouse and drivers', 'Distribution centres and the fleet.'],
  ['Head office', 'Everything that is not a store.'],
  ['Last summer', 'Casual roles of the last season.'],
];
