import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree has it; its other keys are read by name. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Visit {
  node: Node;
  key: string;
  parents: readonly Visit[];
  replaceable: boolean;
}

/** The nodes of a file, outermost first, without its types. */
export function nodesOf(file: string, text: string): Visit[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const visits: Visit[] = [];
  visit({ node: program as unknown as Node, key: '', parents: [], replaceable: false }, false);
  return visits;

  /** `inChain`: what stands before the last `?.` of a chain cannot be replaced without ending the chain. */
  function visit(each: Visit, inChain: boolean): void {
    visits.push(each);
    const { node } = each;
    for (const [key, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child) || isType(child)) continue;
        const chained = node.type === 'ChainExpression' || (inChain && ['object', 'callee', 'expression'].includes(key));
        visit({ node: child, key, parents: [each, ...each.parents], replaceable: !chained && mayBeReplaced(child, key, node) }, chained);
      }
    }
  }
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const isType = ({ type }: Node): boolean => type.startsWith('TS') && !wrappers.has(type);

const expression = /Expression$|^(Identifier|Literal|TemplateLiteral|JSXElement|JSXFragment)$/;

/** Keys that hold no value, but what is assigned, called, declared or named. */
const notValues: Readonly<Record<string, readonly string[]>> = {
  CallExpression: ['callee'],
  NewExpression: ['callee'],
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  AssignmentPattern: ['left'],
  VariableDeclarator: ['id'],
  ForOfStatement: ['left'],
  ForInStatement: ['left'],
  TaggedTemplateExpression: ['tag', 'quasi'],
  ImportDeclaration: ['source'],
  ImportExpression: ['source'],
  ExportAllDeclaration: ['source', 'exported'],
  ExportNamedDeclaration: ['source'],
  CatchClause: ['param'],
  JSXAttribute: ['value'],
  ClassDeclaration: ['superClass', 'id'],
  LabeledStatement: ['label'],
  RestElement: ['argument'],
};

function mayBeReplaced(node: Node, key: string, parent: Node): boolean {
  if (!expression.test(node.type) || notValues[parent.type]?.includes(key)) return false;
  if (['JSXElement', 'JSXFragment'].includes(node.type)) return false;
  if (parent.type === 'Property') return key === 'value' && parent['shorthand'] !== true;
  if (parent.type === 'PropertyDefinition') return key === 'value';
  if (parent.type === 'MemberExpression') return key === 'object' || parent['computed'] === true;
  if (parent.type === 'UnaryExpression') return parent['operator'] !== 'delete';
  if (parent.type === 'ExpressionStatement') return parent['directive'] === undefined || parent['directive'] === null;
  if (['ArrayPattern', 'ObjectPattern', 'ImportSpecifier', 'ExportSpecifier', 'ImportAttribute'].includes(parent.type)) return false;
  return key !== 'params' && key !== 'id' && node.type !== 'Super';
}
