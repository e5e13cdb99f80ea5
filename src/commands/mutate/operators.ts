import type { Edit } from './fault.ts';
import { isDeclaredNumber, isForDevelopers, isHookList, isLook, isReadable } from './rules.ts';
import { sqlFaults } from './sql.ts';
import { isNode, nodesOf, type Node, type Visit } from './syntax.ts';

/** Every fault that the operators can make in a TypeScript file. */
export function faultsOfCode(file: string, text: string): Edit[] {
  const found = nodesOf(file, text)
    .filter((visit) => visit.replaceable && !isForDevelopers(visit, text))
    .flatMap((visit) =>
      changesOf(visit, text).map(([operator, after]) => ({ operator, start: visit.node.start, end: visit.node.end, after })),
    );
  return found.filter((fault) => isReadable(fault.after) && fault.after !== text.slice(fault.start, fault.end));
}

type Change = readonly [operator: string, after: string];

function changesOf(visit: Visit, text: string): readonly Change[] {
  const { node } = visit;
  const make = changes[node.type];
  const of = (each: unknown): string => (isNode(each) ? text.slice(each.start, each.end) : '');
  return [
    ...conditionChanges(visit, of),
    ...zoneChanges(visit),
    ...propChanges(visit),
    ...statementChanges(visit, of),
    ...(make?.(visit, of) ?? []),
  ];
}

type Of = (node: unknown) => string;

const changes: Readonly<Record<string, (visit: Visit, of: Of) => readonly Change[]>> = {
  BinaryExpression: ({ node }, of) => {
    const operator = String(node['operator']);
    const exchanged = (other: string): string => `(${of(node['left'])}) ${other} (${of(node['right'])})`;
    const other = boundaries.get(operator);
    if (other !== undefined) return [['boundary', exchanged(other)]];
    if (operator === '===' || operator === '!==') return [['comparison', exchanged(operator === '===' ? '!==' : '===')]];
    if (operator === '-') return [['sum', exchanged('+')]];
    return [];
  },
  LogicalExpression: ({ node }, of) => {
    if (node['operator'] === '??') return [['fallback', of(node['left'])]];
    return [
      ['dropped condition', of(node['right'])],
      ['dropped condition', of(node['left'])],
    ];
  },
  UnaryExpression: ({ node }, of) => (node['operator'] === '!' ? [['negation', of(node['argument'])]] : []),
  Literal: (visit, of) => {
    const { node } = visit;
    const { value } = node;
    if (typeof value === 'boolean') return [['boolean', String(!value)]];
    if (typeof value !== 'number' || !Number.isInteger(value) || isLook(visit)) return [];
    if (units.has(value)) return [['unit', `(${of(node)} * 60)`]];
    return isDeclaredNumber(visit, value) ? [] : [['off by one', String(value + 1)]];
  },
  Identifier: ({ node, parents }) => {
    const name = String(node['name']);
    const factor = /^(second|minute|hour)s?$/i.test(name) ? 60 : /^days?$/i.test(name) ? 7 : undefined;
    const [parent] = parents;
    return factor !== undefined && parent?.node.type === 'BinaryExpression' && parent.node['operator'] === '*'
      ? [['unit', `(${name} * ${factor})`]]
      : [];
  },
  CallExpression: callChanges,
  ObjectExpression: ({ node, key, parents }, of) => {
    if (key !== 'arguments' || parents[0]?.node.type !== 'CallExpression') return [];
    const properties = nodesIn(node['properties']);
    return properties.flatMap((each) =>
      each.type === 'Property' ? [['ignored argument', without(node, properties, each, of)] as const] : [],
    );
  },
  ArrayExpression: (visit, of) => {
    const { node, parents } = visit;
    const elements = nodesIn(node['elements']);
    const isDeclared =
      !parents.some(({ node: { type } }) => /Function/.test(type)) && elements.every(({ type }) => type !== 'SpreadElement');
    if (!isDeclared || elements.length < 2 || isHookList(visit) || parents[0]?.node.type === 'ArrayExpression') return [];
    return elements.map((each) => ['removed element', without(node, elements, each, of)] as const);
  },
  TaggedTemplateExpression: ({ node }, of) =>
    of(node['tag']) === 'sql' ? sqlFaults(of(node['quasi'])).map((after) => ['sql', `sql${after}`] as const) : [],
};

const boundaries = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);

/** Seconds a minute, hours a day, milliseconds a second, and what is made of them. */
const units = new Set([60, 24, 1000, 3600, 60_000, 86_400, 3_600_000, 86_400_000]);

function conditionChanges({ node, key, parents: [parent] }: Visit, of: Of): Change[] {
  if (key !== 'test' || !parent) return [];
  const { type, alternate } = parent.node;
  if (type === 'ConditionalExpression' || (type === 'IfStatement' && alternate)) return [['swapped branch', `!(${of(node)})`]];
  if (type !== 'IfStatement') return [];
  return [
    ['dropped guard', `(${of(node)}) && false`],
    ['guard always', `(${of(node)}) || true`],
  ];
}

function zoneChanges({ node, key, parents: [parent] }: Visit): Change[] {
  const isZone =
    (parent?.node.type === 'Property' && key === 'value' && nameOf(parent.node['key']) === 'timeZone') ||
    (node.type === 'Identifier' && /^(zone|timeZone)$/.test(String(node['name'])) && key === 'arguments');
  return isZone ? [['time zone', `'Pacific/Kiritimati'`]] : [];
}

/** A property of a component that is not handed on. */
function propChanges({ key, parents: [parent, above] }: Visit): Change[] {
  const isProp = parent?.node.type === 'JSXExpressionContainer' && key === 'expression' && above?.node.type === 'JSXAttribute';
  return isProp && !/^(key|ref|sx|style|className|size|variant|color|slotProps)$/.test(nameOf(above.node['name']))
    ? [['ignored argument', 'undefined']]
    : [];
}

/** A statement that is there for its effect, and is left out or not waited for. */
function statementChanges({ node, parents: [parent] }: Visit, of: Of): Change[] {
  if (parent?.node.type !== 'ExpressionStatement') return [];
  if (node.type === 'AwaitExpression')
    return [
      ['skipped await', of(node['argument'])],
      ['dropped call', 'undefined'],
    ];
  if (node.type === 'CallExpression') return [['dropped call', 'undefined']];
  return node.type === 'AssignmentExpression' ? [['dropped assignment', 'undefined']] : [];
}

function callChanges({ node, parents }: Visit, of: Of): Change[] {
  const parts = nodesIn(node['arguments']);
  const callee = node['callee'];
  if (!isNode(callee)) return [];
  if (callee.type === 'MemberExpression') {
    const [name, object] = [nameOf(callee['property']), of(callee['object'])];
    const rest = (other: string): string => `${object}.${other}(${parts.map(of).join(', ')})`;
    if (/^(filter|sort|toSorted|reverse|toReversed|trim|toLowerCase)$/.test(name) || (name === 'slice' && parts.length > 0))
      return [['dropped step', object]];
    const other = others.get(name);
    return other === undefined ? [] : [['quantity', rest(other)]];
  }
  const name = nameOf(callee);
  const withParts = (all: readonly Node[]): string => `${name}(${all.map(of).join(', ')})`;
  if (name === 'and' || name === 'or')
    return parts.length < 2 ? [] : parts.map((each) => ['dropped where', withParts(parts.filter((part) => part !== each))] as const);
  const contrary = contraries.get(name);
  if (contrary !== undefined && isNamed(contrary, of(parents.at(-1)?.node))) return [['where', `${contrary}(${parts.map(of).join(', ')})`]];
  if (parts.length < 2 || /^use(Effect|Memo|Callback|LayoutEffect)$/.test(name) || parents[0]?.node.type === 'ThrowStatement') return [];
  return [['ignored argument', withParts(parts.slice(0, -1))]];
}

const contraries = new Map([
  ['eq', 'ne'],
  ['ne', 'eq'],
  ['lt', 'lte'],
  ['lte', 'lt'],
  ['gt', 'gte'],
  ['gte', 'gt'],
  ['isNull', 'isNotNull'],
  ['isNotNull', 'isNull'],
  ['asc', 'desc'],
  ['desc', 'asc'],
]);

const isNamed = (name: string, text: string): boolean => new RegExp(`import \\{[^}]*\\b${name}\\b`).test(text);

const others = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '');

/** The text of a list without one of its elements. */
function without(list: Node, all: readonly Node[], gone: Node, of: Of): string {
  const [open, close] = list.type === 'ArrayExpression' ? ['[', ']'] : ['{ ', ' }'];
  return `${open}${all
    .filter((each) => each !== gone)
    .map(of)
    .join(', ')}${close}`;
}
