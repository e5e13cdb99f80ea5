import type { Dialect } from '../dialects/Dialect.ts';

/** Arguments that select the records of a write, in addition to the dialect's. */
const selectors = ['where', 'filter', 'filters', 'filterBy', 'by', 'pk_columns', 'pkColumns', 'key', 'selector', 'criteria', 'condition'];

export const selectorNames = (dialect: Dialect): Set<string> => new Set([...selectors, ...(dialect.where?.arguments ?? [])]);

/** Objects that hold new values only: an id in one of them is a value and selects no record. */
export const isPatch = (name: string): boolean => /^_?(set|inc|push|patch|changes|update|remove|unset)$|patch$/i.test(name);
