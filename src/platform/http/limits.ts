import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { Kind, NoSchemaIntrospectionCustomRule, OperationTypeNode } from 'graphql';
import type { ASTVisitor, ValidationContext } from 'graphql';
import { badInput } from '../errors.ts';
import type { Access } from '../call.ts';

/** Bytes of a request's body. */
export const maxBody = 1_000_000;

/** Limits of a document: generous for the console's own, whose lists name every column behind a condition. */
export const documentLimits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: 12 },
    maxAliases: { n: 20 },
    maxDirectives: { n: 200 },
    maxTokens: { n: 3000 },
    costLimit: { maxCost: 10_000 },
    blockFieldSuggestion: { enabled: true },
  });

/**
 * Whoever changes something, or tries a password, does so once a request: a hundred sign-ins under aliases would pass any count of
 * requests. Fragments at the root are refused for the same reason; the console has none.
 */
export const oneChangeRule =
  (access: ReadonlyMap<string, Access>) =>
  (context: ValidationContext): ASTVisitor => ({
    OperationDefinition({ operation, selectionSet: { selections } }) {
      const fields = selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
      const single = operation === OperationTypeNode.MUTATION || fields.some((name) => access.get(name) === 'public');
      if (fields.length === selections.length && !(single && fields.length > 1)) return;
      context.reportError(badInput({}, { message: 'A request makes one change, or one try to sign in.', reason: 'QUERY_TOO_COMPLEX' }));
    },
  });

export const noIntrospectionRule = NoSchemaIntrospectionCustomRule;
