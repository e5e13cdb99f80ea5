// The tables of a region's store: what belongs to its customers, and the records of every store.
export * from './people.ts';
export * from './records.ts';
export * from './views.ts';
export * from './workflows.ts';
export * from './vacancies.ts';
export * from './applications.ts';
export * from './figures.ts';
export * from './events.ts';
export * from './ats.ts';
export * from './settings.ts';
export * from './messages.ts';
