import { Kind, visit } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { noteFields } from './operation.ts';

/** Documents are parsed once for many calls. */
const counted = new WeakMap<DocumentNode, number>();

/** Notes how many fields a document selects, for the span of its operation. */
export const fieldCounter: Plugin = {
  onExecute: ({ args }) => noteFields(() => fieldsOf(args.document)),
  onSubscribe: ({ args }) => noteFields(() => fieldsOf(args.document)),
};

function fieldsOf(document: DocumentNode): number {
  let count = counted.get(document);
  if (count !== undefined) return count;
  count = 0;
  visit(document, { [Kind.FIELD]: () => void (count = (count ?? 0) + 1) });
  counted.set(document, count);
  return count;
}
