import { isNode, type Node, type Visit } from './syntax.ts';

// Rules that exclude code from mutation, each with its reason. Single equivalent faults stand in tests/equivalentFaults.json.

/** Files outside the product, or proven in other ways. */
const without: readonly RegExp[] = [
  // Written by codegen; its sources have faults of their own.
  /^src\/generated\//,
  // Commands of developers, and this one.
  /^src\/commands\//,
  // Texts: suites compare their keys; words are no behaviour.
  /^src\/(console\/locales|engine\/texts)\//,
  // Looks: the journeys compare pictures.
  /^src\/engine\/app\/frame\/(theme|printStyles|themeComponents)\.ts$/,
  // Demo data, filled once before all suites and without faults.
  /^src\/platform\/(demo\/|services\/[^/]+\/demo\.ts$)/,
  // Drizzle's tables: the database gets them from the migrations.
  /^src\/platform\/(database\/(tables|migrations)|nouns)\/|^src\/platform\/services\/[^/]+\/(table|identityTable)\.ts$/,
  // Threads load them past the transformation that puts faults in place.
  /(^|\/)\w*Worker\.(ts|mjs)$/,
  /\.d\.ts$/,
];

export const hasNoFaults = (file: string): boolean => without.some((each) => each.test(file));

/** Log lines, marks of time, and the texts of errors that only developers read. */
export function isForDevelopers({ node, parents }: Visit, text: string): boolean {
  return [{ node }, ...parents].some(({ node: each }) => {
    if (each.type === 'CallExpression' && isNode(each['callee'])) {
      const callee = text.slice(each['callee'].start, each['callee'].end);
      return (
        /(^|\.)(log|console|logger)\.\w+$|^logFailure$/.test(callee) ||
        /^performance\.(mark|measure)$/.test(callee) ||
        /(^|\.)clearTimeout$|\.unref$/.test(callee)
      );
    }
    return each.type === 'NewExpression' && isNode(each['callee']) && text.slice(each['callee'].start, each['callee'].end) === 'Error';
  });
}

/** Lists by which React tells whether to compute again: a missing entry is lint's to find. */
export const isHookList = ({ key, parents: [parent] }: Visit): boolean =>
  key === 'arguments' && /^use[A-Z]/.test(String((parent?.node['callee'] as Node | undefined)?.['name'] ?? ''));

/** Measures of what is drawn: spaces, widths, and whatever stands in the styles of an element. */
export const isLook = ({ parents }: Visit): boolean =>
  parents.some(({ node }) => {
    if (node.type === 'JSXAttribute') return true;
    const name = node.type === 'Property' || node.type === 'VariableDeclarator' ? nameOfKey(node) : '';
    return /^(sx|style|styles|width|height|min(Width|Height)|max(Width|Height)|padding|margin|gap|fontSize|fontWeight|lineHeight|flex|zIndex|opacity|delay|duration|radius|edge|elevation|overscan)$/i.test(
      name,
    );
  });

/** Sizes of caches, pools and batches, waits and numbers of tries, and numbers so large that one more makes no difference. */
export const isDeclaredNumber = ({ parents }: Visit, value: number): boolean =>
  value >= 1000 ||
  parents.some(
    ({ node }) =>
      (node.type === 'Property' || node.type === 'VariableDeclarator' || node.type === 'AssignmentPattern') &&
      /(cache|pool|batch|bytes|size|patience|wait|timeout|retry|tries|kept|atOnce)/i.test(nameOfKey(node)),
  );

function nameOfKey(node: Node): string {
  const named = node['key'] ?? node['id'] ?? node['left'];
  return isNode(named) ? String(named['name'] ?? named['value'] ?? '') : '';
}

/** A change whose text would be a second statement, or none at all. */
export const isReadable = (after: string): boolean => after.trim() !== '';
