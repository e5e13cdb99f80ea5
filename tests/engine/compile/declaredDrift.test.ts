import { buildASTSchema, introspectionFromSchema, type DocumentNode, type IntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Form } from '../../../src/engine/forms/form.ts';
import type { Located } from '../../../src/engine/compile/compileAll.ts';
import type { Drifted } from '../../../src/engine/compile/drift.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { driftOfDeclared, readBefore } from '../../../src/engine/compile/infer/declaredDrift.ts';
import type { Problem } from '../../../src/engine/compile/problems.ts';
import { edit, edits, readSdl, type Edit } from './mutations/edit.ts';
import { harmless } from './mutations/harmless.ts';
import { relayAround, relayLocated, relaySdl } from './mutations/relayApi.ts';
import { relayMutations } from './mutations/relayMutations.ts';

const document = readSdl(relaySdl);
const introspectionOf = (changed: DocumentNode): IntrospectionQuery => introspectionFromSchema(buildASTSchema(changed));
const before = introspectionOf(document);

interface Team {
  located: Located[];
  forms: Record<string, Form>;
}

/** A team that wrote its forms, and one that leaves them to be inferred. */
const wrote: Team = { located: relayLocated, forms: relayAround.forms ?? {} };
const left: Team = {
  located: relayLocated.map(({ file, declaration: { forms: _, ...declaration } }) => ({ file, declaration })),
  forms: {},
};

const meet = (team: Team, change: Edit, names?: string[]): Drifted[] => {
  const introspection = introspectionOf(change(document));
  const catalogue = createCatalogue(introspection, { declared: team.located, forms: team.forms });
  return driftOfDeclared(
    team,
    { introspection, catalogue },
    readBefore(team, { introspection: before, ...(names && { names: new Set(names) }) }),
  );
};

const line = ({ number, file, key, expected, found, didYouMean = '-' }: Problem): string =>
  [`${number} ${file} ${key}`, expected, found, didYouMean].join(' | ');
const lines = (drifted: readonly Drifted[]): string[] => [...new Set(drifted.flatMap(({ problems }) => problems.map(line)))];

describe('drift of the declarations of another API', () => {
  it.each(relayMutations)('finds that $title', ({ edit: change, finds }) => {
    expect(lines(meet(wrote, change))).toEqual(finds);
  });

  it.each(relayMutations)('by names alone is what disables a resource, where $title', ({ edit: change }) => {
    for (const team of [wrote, left]) {
      const introspection = introspectionOf(change(document));
      const catalogue = createCatalogue(introspection, { declared: team.located, forms: team.forms });
      const drifted = driftOfDeclared(team, { introspection, catalogue });
      for (const { declaration } of team.located) {
        const told = drifted.find(({ name }) => name === declaration.name)?.problems ?? [];
        expect(told.map(line)).toEqual(catalogue.open(declaration.name)?.problems.map(line));
      }
    }
  });

  it.each(harmless({ type: 'Author', field: 'name', list: 'authors', input: 'CreateAuthorInput', optional: 'email' }))(
    'is not $title, whether forms are written or inferred',
    ({ edit: change }) => {
      expect(lines(meet(wrote, change))).toEqual([]);
      expect(lines(meet(left, change))).toEqual([]);
    },
  );

  it('is none of a form that is inferred: it follows what the API takes', () => {
    for (const change of [
      edit('Mutation.createAuthor', 'input:', 'values:'),
      edit('CreateAuthorInput.email', 'email', 'mail'),
      edit('CreateAuthorInput.name', 'name: String!', 'name: String! isbn: String!'),
    ])
      expect(lines(meet(left, change))).toEqual([]);
  });

  it('is found in what an inferred form sent, for a pipeline', () => {
    const compared = (change: Edit): string[] => {
      const introspection = introspectionOf(change(document));
      const catalogue = createCatalogue(introspection, { declared: left.located, forms: {} });
      return lines(driftOfDeclared(left, { introspection, catalogue }, readBefore(left, { introspection: before, comparesForms: true })));
    };
    const file = 'resources/authors.ts';
    expect(compared(edit('CreateAuthorInput.email', 'email', 'mail'))).toEqual([
      `R017 ${file} operations.create.email | a field of CreateAuthorInput | email | mail`,
    ]);
    expect(compared(edit('CreateAuthorInput.name', 'name: String!', 'name: String! isbn: String!'))).toEqual([
      `R013 ${file} operations.create | a source for input.isbn: String! |  | -`,
    ]);
    expect(compared(edit('CreateAuthorInput.name', 'name: String!', 'name: [String!]!'))).toEqual([
      `R018 ${file} operations.create.name | [String!]! | string | -`,
    ]);
    expect(compared((same) => same)).toEqual([]);
  });

  it('is an argument that loses its default', () => {
    const given = edit('Query.authors', 'first:', 'language: String! = "en", first:');
    const was = introspectionOf(given(document));
    const introspection = introspectionOf(edit('Query.authors', ' = "en"', '')(given(document)));
    const catalogue = createCatalogue(introspection, { declared: left.located, forms: {} });
    expect(
      lines(driftOfDeclared(left, { introspection, catalogue }, readBefore(left, { introspection: was, comparesForms: true }))),
    ).toEqual(['R013 resources/authors.ts operations.list | a source for language: String! |  | -']);
  });

  it('is found next to an input that came, of which the earlier schema knows nothing', () => {
    const change = edits(edit('CreateAuthorInput', /\}\s*$/, 'colour: String }'), edit('Query.authors', 'first:', 'count:'));
    expect(lines(meet(left, change))).toEqual(['R007 resources/authors.ts operations.list | an argument of authors | first | count']);
  });

  it('is compared by names alone of a declaration that was written since', () => {
    const change = edits(edit('Query.authors', 'first:', 'count:'), edit('Query.books', 'first:', 'count:'));
    expect(meet(wrote, change, ['books']).map(({ name }) => name)).toEqual(['books']);
  });

  it('is none where a declaration points at a resource that nobody declared', () => {
    const [books] = wrote.located;
    expect(books?.declaration.references).toEqual({ authorId: 'authors' });
    expect(
      lines(meet({ located: books ? [books] : [], forms: wrote.forms }, (same) => same)).filter((each) => !each.includes('createAuthor')),
    ).toEqual([]);
  });

  it('holds what is read against the declaration’s own part of the dialect', () => {
    const [, authors] = wrote.located;
    if (!authors) throw new Error('no declaration');
    const { forms: _, ...declaration } = authors.declaration;
    const own = { ...authors, declaration: { ...declaration, operations: { list: 'authors' }, dialect: { idFields: ['name'] } } };
    expect(lines(meet({ located: [own], forms: {} }, edit('Author.name', 'String!', 'String')))).toEqual([
      'R050 resources/authors.ts columns.0 | name: String! | name: String | -',
    ]);
  });
});
