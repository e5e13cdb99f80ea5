export type RuleSubject = 'lists' | 'records' | 'changes';

export interface Root {
  name: string;
  answers: 'list' | 'object' | 'value';
  holds: (name: string) => boolean;
  /** Field that holds a list in the returned object. */
  wraps: string | undefined;
  takes: (argument: string) => boolean;
  takesNothing: boolean;
  within: (argument: string) => string[];
  operators: (argument: string) => string[];
  choices: (argument: string) => string[];
}

/** Evidence for a dialect; the weight counts in full if every field of the place fits. */
export interface Rule {
  dialect: string;
  of: RuleSubject;
  weight: number;
  /** Follows `37 of 40 lists`. */
  says: string;
  fits: (root: Root) => boolean;
}

const isConnection = ({ holds }: Root): boolean => holds('edges') && holds('pageInfo');
const isPatch = (name: string): boolean => name === 'patch' || name.endsWith('Patch');
const isWhere = ({ takes, operators }: Root): boolean => takes('where') && operators('where').some((name) => name.startsWith('_'));

/** Signs of each dialect; a shared sign belongs to the dialect that has no other. */
export const rules: readonly Rule[] = [
  {
    dialect: 'platform',
    of: 'lists',
    weight: 6,
    says: 'answer data and pagination',
    fits: ({ holds }) => holds('data') && holds('pagination'),
  },
  {
    dialect: 'platform',
    of: 'lists',
    weight: 3,
    says: 'are turned in their filter by skip and limit',
    fits: ({ within }) => {
      const filter = within('filter');
      return ['skip', 'skipEq'].some((name) => filter.includes(name)) && ['limit', 'limitEq'].some((name) => filter.includes(name));
    },
  },
  { dialect: 'relay', of: 'lists', weight: 4, says: 'answer a connection with edges and pageInfo', fits: isConnection },
  {
    dialect: 'relay',
    of: 'lists',
    weight: 2,
    says: 'are turned by first and after',
    fits: ({ takes }) => takes('first') && takes('after'),
  },
  {
    dialect: 'relay',
    of: 'changes',
    weight: 2,
    says: 'take an input and answer a payload with clientMutationId or userErrors',
    fits: ({ takes, holds }) => takes('input') && (holds('clientMutationId') || holds('userErrors')),
  },
  {
    dialect: 'postgraphile',
    of: 'lists',
    weight: 4,
    says: 'answer a connection with edges and pageInfo, and are turned by offset, too',
    fits: (root) => isConnection(root) && root.takes('offset'),
  },
  {
    dialect: 'postgraphile',
    of: 'lists',
    weight: 8,
    says: 'are sorted by an enum with PRIMARY_KEY_ASC or NATURAL',
    fits: ({ choices }) => choices('orderBy').some((value) => value === 'PRIMARY_KEY_ASC' || value === 'NATURAL'),
  },
  {
    dialect: 'postgraphile',
    of: 'changes',
    weight: 3,
    says: 'send what is changed in a patch',
    fits: ({ within }) => within('input').some(isPatch),
  },
  {
    dialect: 'hasura',
    of: 'lists',
    weight: 6,
    says: 'take limit, offset, where and order_by',
    fits: ({ takes }) => takes('limit') && takes('offset') && takes('where') && (takes('order_by') || takes('orderBy')),
  },
  { dialect: 'hasura', of: 'lists', weight: 4, says: 'are filtered by operators such as _eq', fits: isWhere },
  {
    dialect: 'hasura',
    of: 'changes',
    weight: 4,
    says: 'take object, objects, _set, pk_columns or where, as inserts and updates by primary key do',
    fits: ({ takes }) => ['object', 'objects', '_set', 'pk_columns', 'pkColumns'].some(takes),
  },
  {
    dialect: 'prisma',
    of: 'lists',
    weight: 6,
    says: 'take where, orderBy, skip and take (or first)',
    fits: (root) => root.takes('where') && root.takes('orderBy') && root.takes('skip') && (root.takes('take') || root.takes('first')),
  },
  {
    dialect: 'prisma',
    of: 'lists',
    weight: 3,
    says: 'are filtered by AND, OR and NOT',
    fits: ({ within }) => {
      const where = within('where');
      return where.includes('AND') && where.includes('NOT');
    },
  },
  { dialect: 'prisma', of: 'changes', weight: 1, says: 'take their values in data', fits: ({ takes }) => takes('data') },
  {
    dialect: 'prisma',
    of: 'records',
    weight: 1,
    says: 'are found by where',
    fits: (root) => root.takes('where') && !isWhere(root),
  },
  {
    dialect: 'payload',
    of: 'lists',
    weight: 12,
    says: 'answer docs and totalDocs, and take where and sort',
    fits: ({ takes, holds }) => holds('docs') && holds('totalDocs') && takes('where') && takes('sort'),
  },
  {
    dialect: 'options',
    of: 'lists',
    weight: 8,
    says: 'are asked with options of skip and take',
    fits: ({ within }) => within('options').includes('skip') && within('options').includes('take'),
  },
  {
    dialect: 'options',
    of: 'lists',
    weight: 3,
    says: 'answer items and totalItems',
    fits: ({ holds }) => holds('items') && holds('totalItems'),
  },
  {
    dialect: 'strapi',
    of: 'lists',
    weight: 8,
    says: 'are turned by pagination with page, pageSize, start and limit',
    fits: ({ within }) => ['page', 'pageSize', 'start', 'limit'].every((name) => within('pagination').includes(name)),
  },
  {
    dialect: 'directus',
    of: 'lists',
    weight: 8,
    says: 'take filter, sort, limit, offset, page and search',
    fits: ({ takes }) => ['filter', 'sort', 'limit', 'offset', 'page', 'search'].every(takes),
  },
  {
    dialect: 'plain',
    of: 'lists',
    weight: 2,
    says: 'answer their rows with nothing around them',
    fits: ({ answers }) => answers === 'list',
  },
  {
    dialect: 'plain',
    of: 'lists',
    weight: 2,
    says: 'answer a page of their own making',
    fits: (root) => root.answers === 'object' && !isConnection(root) && !root.takes('options') && !root.holds('pagination'),
  },
  { dialect: 'plain', of: 'lists', weight: 1, says: 'take no argument', fits: ({ takesNothing }) => takesNothing },
];
