import type { Where } from './Dialect.ts';

/** Operators of most APIs; `''` is a field that takes the value itself. */
export const commonWhere: Where = {
  arguments: ['where', 'filter', 'filterBy', 'filters', 'condition'],
  operators: {
    text: [
      'contains',
      'includesInsensitive',
      'containsInsensitive',
      'iContains',
      'icontains',
      'ilike',
      'like',
      'equals',
      'eq',
      'equalTo',
      '',
    ],
    choice: ['equals', 'eq', 'equalTo', 'is', ''],
    choices: ['in', ''],
    boolean: ['equals', 'eq', 'equalTo', 'is', ''],
    number: ['equals', 'eq', 'equalTo', 'is', ''],
    id: ['equals', 'eq', 'equalTo', 'is', ''],
    date: ['equals', 'eq', 'equalTo', ''],
    dateTime: ['equals', 'eq', 'equalTo', ''],
  },
  patterns: { ilike: '%{}%', like: '%{}%', likeInsensitive: '%{}%' },
  range: {
    from: ['gte', 'greaterThanOrEqualTo', 'from', 'after'],
    to: ['lte', 'lessThanOrEqualTo', 'to', 'before'],
    open: ['after', 'before'],
  },
  among: ['in'],
  either: ['or', 'OR', '_or'],
};
