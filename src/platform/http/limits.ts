import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { Kind, OperationTypeNode } from 'graphql';
import type { ASTVisitor, ValidationContext } from 'graphql';
import { badInput } from '../errors.ts';
import type { Access } from '../call.ts';

export const maxBody = 1_000_000;

export const documentLimits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: 12 },
    maxAliases: { n: 20 },
    maxDirectives: { n: 200 },
    maxTokens: { n: 3000 },
    costLimit: { maxCost: 10_000 },
    blockFieldSuggestion: { enabled: true },
  });

/** Single mutation or sign-in per request: aliases and root fragments would bypass the rate limits. */
export const oneChangeRule =
  (access: ReadonlyMap<string, Access>) =>
  (context: ValidationContext): ASTVisitor => ({
    OperationDefinition({ operation, selectionSet: { selections } }) {
      const fields = selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
      const single = operation === OperationTypeNode.MUTATION || fields.some((name) => access.get(name) === 'public');
      if (fields.length === selections.length && !(single && fields.length > 1)) return;
      context.reportError(badInput({}, { message: 'A request may contain one mutation, or one sign-in.', reason: 'QUERY_TOO_COMPLEX' }));
    },
  });
