import { parse, visit, type ASTNode } from 'graphql';
import type { Edit } from './fault.ts';
import { faultsOfCode } from './operators.ts';
import { isNode, nodesOf } from './syntax.ts';

/** Every fault that can be made in the contract, a declaration or a form. */
export const faultsOfDeclared = (file: string, text: string): Edit[] =>
  file.endsWith('.graphql') ? faultsOfContract(text) : [...faultsOfCode(file, text), ...faultsOfData(file, text)];

/** A property that is not declared, and a sort the other way round. */
function faultsOfData(file: string, text: string): Edit[] {
  return nodesOf(file, text).flatMap(({ node, parents: [parent] }): Edit[] => {
    const { start, end } = node;
    if (node.type === 'Property' && parent?.node.type === 'ObjectExpression' && !isLookOnly(node['key'])) {
      const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return [{ operator: 'removed property', start, end: end + comma, after: '' }];
    }
    const sort = node.type === 'Literal' ? /^(.*) (asc|desc)$/.exec(String(node['value'])) : undefined;
    return sort ? [{ operator: 'sort', start, end, after: `'${sort[1]} ${sort[2] === 'asc' ? 'desc' : 'asc'}'` }] : [];
  });
}

const isLookOnly = (key: unknown): boolean => isNode(key) && /^(icon|width)$/.test(String(key['name']));

function faultsOfContract(text: string): Edit[] {
  const found: Edit[] = [];
  const change = (operator: string, node: ASTNode, after: (before: string) => string): void => {
    const { start = 0, end = 0 } = node.loc ?? {};
    found.push({ operator, start, end, after: after(text.slice(start, end)) });
  };
  visit(parse(text), {
    Directive: (node) => {
      const { value: name } = node.name;
      if (name === 'access') {
        change('removed right', node, () => '@session');
        for (const list of node.arguments ?? []) {
          const rights = list.value.kind === 'ListValue' ? list.value.values : [];
          if (rights.length > 1)
            for (const right of rights) change('removed right', list.value, (before) => withoutValue(before, right, list.value));
        }
      } else if (name === 'session') change('removed right', node, () => '@public');
      else if (name === 'public') change('wrong right', node, () => '@session');
      else change('removed directive', node, () => '');
    },
    NonNullType: (node, _, parent) => {
      // The outermost one: whether it must be there at all.
      if (parent && 'kind' in parent && parent.kind.endsWith('Definition')) change('optional', node, (before) => before.slice(0, -1));
    },
    EnumValueDefinition: (node) => change('removed value', node, () => ''),
    InputValueDefinition: ({ defaultValue }) => {
      if (defaultValue?.kind === 'IntValue') change('default', defaultValue, (before) => String(Number(before) + 1));
      if (defaultValue?.kind === 'BooleanValue') change('default', defaultValue, (before) => String(before !== 'true'));
    },
  });
  return found;
}

function withoutValue(list: string, gone: ASTNode, whole: ASTNode): string {
  const from = (gone.loc?.start ?? 0) - (whole.loc?.start ?? 0);
  const to = (gone.loc?.end ?? 0) - (whole.loc?.start ?? 0);
  return (list.slice(0, from) + list.slice(to))
    .replace(/,\s*,/, ',')
    .replace(/\[\s*,\s*/, '[')
    .replace(/,\s*\]/, ']');
}
