// The tables of a region's store: what belongs to its customers, and the records of every store.
export * from './people.ts';
export * from './records.ts';
