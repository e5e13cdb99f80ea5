export const kinds = ['CUSTOMER', 'DEPARTMENT', 'VACANCY', 'WORKFLOW', 'WORKFLOW_SET', 'GROUP', 'USER'] as const;
export type Kind = (typeof kinds)[number];

/** A kind whose rows somebody has rights on; the customer and departments are places, in which somebody has rights. */
export type RowKind = Exclude<Kind, 'CUSTOMER' | 'DEPARTMENT'>;

/** The resource whose records are rows of a kind, and the noun by which rights call them (`screens/access/rightWords.ts`). */
export const rowKinds: Record<RowKind, { resource: string; noun: string }> = {
  VACANCY: { resource: 'vacancies', noun: 'vacancies' },
  WORKFLOW: { resource: 'workflows', noun: 'workflows' },
  WORKFLOW_SET: { resource: 'workflow-sets', noun: 'workflows' },
  GROUP: { resource: 'groups', noun: 'groups' },
  USER: { resource: 'users', noun: 'users' },
};

export const isRowKind = (kind: Kind): kind is RowKind => kind in rowKinds;
