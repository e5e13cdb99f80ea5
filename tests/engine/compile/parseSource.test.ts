import { describe, expect, it } from 'vitest';
import { parseSource, sourceText } from '../../../src/engine/compile/parseSource.ts';
import { isUserInput, takes, walk } from '../../../src/engine/plan/Source.ts';
import { source } from '../../support/sources.ts';

const spellings = [
  ...['id', 'ids', 'matching', 'new.id', 'section', 'turned', 'chosen', 'spared', 'search', 'archived', '!archived'],
  ...['page', 'page0', 'offset', 'size', 'cursor', 'sort.field', 'sort.order', 'sort.ORDER', 'sort.each.row._id'],
  ...['scope.customerId', 'session.userId', 'parent.id', 'record.a.b', 'records._id', 'form', 'form.title', 'filter.sent.gte', 'input.x'],
  ...['switch.stage', 'switch.stage._id'],
];

describe('a declared source', () => {
  it.each(spellings)('is spelled in problems as it is declared: %s', (spelling) => {
    expect(sourceText(source(spelling))).toBe(spelling);
  });

  it.each(['', 'scope', 'filter', 'column.title', 'facets', 'constructor', 'scop.customerId', 'sort'])('is unknown as %j', (spelling) => {
    const unknown: string[] = [];
    expect(parseSource(spelling, (name) => unknown.push(name))).toBeUndefined();
    expect(unknown).toEqual([spelling]);
  });

  it('keeps the known lists of a join, and reports the others', () => {
    const unknown: string[] = [];
    const join = parseSource({ join: { 'form.rows': { kind: 'A' }, 'from.rows': {} } }, (name) => unknown.push(name));
    expect(join).toEqual({ from: 'join', lists: [{ of: source('form.rows'), with: { kind: 'A' } }] });
    expect(unknown).toEqual(['from.rows']);
  });
});

describe('a walk', () => {
  it('visits a source and those that it is made of', () => {
    const inner = walk(source({ join: { 'form.a': {}, 'parent.b': {} } })).map(({ from }) => from);
    expect(inner).toEqual(['join', 'form', 'parent']);
    expect(takes(source(['scope.id']), 'scope')).toBe(true);
    expect(takes(source(['scope.id']), 'parent')).toBe(false);
  });

  it('tells the user’s input from what is given', () => {
    const given = spellings.filter((spelling) => !isUserInput(source(spelling)));
    expect(given).toEqual(['scope.customerId', 'session.userId', 'parent.id', 'switch.stage._id']);
    expect(isUserInput({ from: 'constant', value: 1 })).toBe(false);
    expect(isUserInput({ from: 'number', of: source('parent.id') })).toBe(false);
    expect(isUserInput({ from: 'either', objects: [[['a', source('search')]]] })).toBe(true);
  });
});
