import { validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { apiNames, createApi, startApi } from './start.ts';

const body = (query: string, more: object = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...more },
  body: JSON.stringify({ query }),
});

describe.each(apiNames)('the test API %s', (name) => {
  it('has a valid schema, and the same rows each time', () => {
    const { schema, store } = createApi(name);
    expect(validateSchema(schema)).toEqual([]);
    expect(store.rows('bikes')).toEqual(createApi(name).store.rows('bikes'));
    expect(store.rows('bikes')).toHaveLength(213);
  });

  it('answers in this process, counts what it is asked, and keeps its data to itself', async () => {
    const api = createApi(name);
    const answer = await api.fetch('/anywhere', body('{ __typename }'));
    expect(await answer.json()).toMatchObject({ data: { __typename: expect.any(String) } });
    expect(api.requests).toEqual([{ query: '{ __typename }', variables: {} }]);
    api.store.remove('rentals', '1');
    expect(createApi(name).store.find('rentals', '1')).toBeDefined();
  });
});

describe('a test API at an address', () => {
  it('refuses who has no token, and answers who has', async () => {
    const api = await startApi('relay', { token: 'open-sesame' });
    const refused = await fetch(api.url, body('{ bikes { totalCount } }'));
    const given = await fetch(api.url, body('{ bikes { totalCount } }', { authorization: 'Bearer open-sesame' }));
    await api.stop();
    expect([refused.status, given.status]).toEqual([401, 200]);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await given.json()).toEqual({ data: { bikes: { totalCount: 213 } } });
  });

  it('tells nothing of its schema where introspection is off', async () => {
    const api = await startApi('options', { introspection: false });
    const asked = await fetch(api.url, body('{ __schema { types { name } } }'));
    const used = await fetch(api.url, body('{ bikes(options: { take: 1 }) { totalItems } }'));
    await api.stop();
    expect(JSON.stringify(await asked.json())).toContain('introspection');
    expect(await used.json()).toEqual({ data: { bikes: { totalItems: 213 } } });
  });
});
