import type { Where } from './Dialect.ts';

/** Operators of most APIs; `''` is a field that takes the value itself. */
export const commonWhere: Where = {
  arguments: ['where', 'filter', 'filterBy', 'filters', 'condition'],
  operators: {
    // Operators that ignore capitals come first, as a search does.
    text: [
      'containsi',
      'containsInsensitive',
      'includesInsensitive',
      'iContains',
      'icontains',
      '_icontains',
      '_ilike',
      'ilike',
      'contains',
      '_contains',
      'like',
      'equals',
      'eq',
      'equalTo',
      '_eq',
      '',
    ],
    choice: ['equals', 'eq', 'equalTo', '_eq', 'is', ''],
    choices: ['in', '_in', ''],
    boolean: ['equals', 'eq', 'equalTo', '_eq', 'is', ''],
    number: ['equals', 'eq', 'equalTo', '_eq', 'is', ''],
    id: ['equals', 'eq', 'equalTo', '_eq', 'is', ''],
    date: ['equals', 'eq', 'equalTo', '_eq', ''],
    dateTime: ['equals', 'eq', 'equalTo', '_eq', ''],
  },
  patterns: { _ilike: '%{}%', ilike: '%{}%', like: '%{}%', likeInsensitive: '%{}%' },
  range: {
    from: ['gte', '_gte', 'greaterThanOrEqualTo', 'from', 'after'],
    to: ['lte', '_lte', 'lessThanOrEqualTo', 'to', 'before'],
    open: ['after', 'before'],
  },
  among: ['in', '_in'],
  either: ['or', 'OR', '_or'],
  every: ['and', 'AND', '_and'],
};

/** Operators of every kind whose values are compared as a whole. */
export const comparedBy = (equal: string[]): Where['operators'] => ({
  ...{ choice: equal, boolean: equal, number: equal, id: equal, date: equal, dateTime: equal },
});
