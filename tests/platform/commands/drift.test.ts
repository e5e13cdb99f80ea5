import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSchema, graphqlSync, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/commands/drift.ts';
import { withoutExtensions } from '../../../src/engine/compile/contract.ts';
import { sdl } from '../../../src/generated/contract.ts';
import { edit, edits, readSdl } from '../../engine/compile/mutations/edit.ts';
import { relaySdl } from '../../engine/compile/mutations/relayApi.ts';

const folder = mkdtempSync(join(tmpdir(), 'drift-'));
const write = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const renamed = print(edit('Customer.uniqueName', 'uniqueName', 'slug')(readSdl(sdl)));

describe('the command that compares declarations with an API', () => {
  let server: Server;
  let endpoint = '';
  let served = sdl;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      asked.push(request.headers['x-api-key']?.toString());
      const { query } = JSON.parse(await text(request)) as { query: string };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(graphqlSync({ schema: buildSchema(served), source: query })));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['the contract itself', sdl],
    ['a platform without our extensions', withoutExtensions(sdl)],
  ])('finds nothing in %s, says what was compared, and that rights were not', async (_, offered) => {
    served = offered;
    const { code, says } = await run(['--endpoint', endpoint, '--header', 'X-Api-Key: k1']);
    expect([code, says.split('\n')]).toEqual([
      0,
      [
        expect.stringMatching(/^No difference\. Compared \d+ resources, \d+ forms and \d+ operations of pages and tools with schema\/\.$/),
        'Rights were not compared: an introspection does not carry directives; --schema with SDL does.',
      ],
    ]);
    expect(asked.at(-1)).toBe('k1');
  });

  it('prints each difference with its file, line, key, what was expected and found, and the nearest name', async () => {
    served = renamed;
    const { code, says } = await run(['--endpoint', endpoint]);
    expect(code).toBe(1);
    expect(says).toContain(
      'R005 resources/org/customers.ts:21 columns.1: unknown field path: expected a field of Customer, found “uniqueName”; did you mean “slug”?\n',
    );
    expect(says).toMatch(/\n\n3 differences\. Compared /);
  });

  it('compares rights where SDL says them', async () => {
    const other = print(edit('Query.ORGGetGroups', 'org:viewGroupList', 'org:seeGroups')(readSdl(sdl)));
    const { code, says } = await run(['--schema', write('rights.graphql', other)]);
    expect([code, says.split('\n')[0]]).toEqual([
      1,
      'R051 resources/org/groups.ts:11 operations.list: another right than before: expected org:viewGroupList, found “org:seeGroups”',
    ]);
  });

  it('compares the declarations of another API, and with the schema that they were written for what no name tells', async () => {
    const declaration = { name: 'authors', type: 'Author', title: 'name', operations: { list: 'authors', create: 'createAuthor' } };
    const schema = { type: 'object', properties: { name: { type: 'string' }, email: { type: 'string' } }, required: ['name'] };
    const form = { operation: 'createAuthor', argument: 'input', schema };
    write('authors.json', JSON.stringify({ ...declaration, columns: ['name', 'email'], forms: { create: 'newAuthor' } }));
    write('newAuthor.json', JSON.stringify(form));
    const changed = [
      edit('Query.authors', 'first:', 'count:'),
      edit('Author.email', 'email', 'mail'),
      edit('CreateAuthorInput.email', 'email', 'mail'),
    ];
    served = print(edits(...changed)(readSdl(relaySdl)));
    const blind = await run(['--endpoint', endpoint, '--resources', folder, '--data', folder]);
    const seeing = await run(['--endpoint', endpoint, '--resources', folder, '--before', write('was.graphql', relaySdl)]);
    expect(blind.says).toContain('Only names were compared');
    const found = ({ says }: { says: string }) =>
      says
        .split('\n')
        .flatMap((line) => /^(R\d+) \S*?([^/ ]+\.json):\d+ (\S+):/.exec(line)?.slice(1).join(' ') ?? [])
        .sort();
    expect(found(blind)).toEqual(['R005 authors.json columns.1', 'R017 newAuthor.json properties.email']);
    expect(found(seeing)).toEqual([
      'R005 authors.json columns.1',
      'R007 authors.json operations.list',
      'R017 newAuthor.json properties.email',
    ]);
  });

  it('keeps the accepted schema while the declarations do not fit the API', async () => {
    const own = mkdtempSync(join(folder, 'accepted-'));
    const declaration = { name: 'authors', type: 'Author', title: 'name', operations: { list: 'authors' }, columns: ['name', 'email'] };
    writeFileSync(join(own, 'authors.json'), JSON.stringify(declaration));
    const accept = () => run(['--endpoint', endpoint, '--resources', own, '--accept']);
    served = print(edit('Author.email', 'email', 'mail')(readSdl(relaySdl)));
    expect(await accept()).toMatchObject({ code: 1, says: expect.stringContaining('found “email”') as string });
    expect(existsSync(join(own, 'schema.graphql'))).toBe(false);
    served = relaySdl;
    expect(await accept()).toMatchObject({ code: 0, says: expect.stringContaining('schema.graphql') as string });
    expect(existsSync(join(own, 'schema.graphql'))).toBe(true);
  });

  it.each([
    [[], 'npm run drift'],
    [['--endpoint', 'ftp://api.example'], 'begins with http:// or https://'],
    [['--endpoint', 'http://127.0.0.1:1/'], 'cannot be reached'],
    [['--schema', 'no-such-file.graphql'], 'There is no no-such-file.graphql.'],
    [['--endpoint', 'https://api.example', '--header', 'nothing'], '“Name: value”'],
    [['--colour'], "Unknown option '--colour'"],
  ])('says what is wrong with %j, and compares nothing', async (args, why) => {
    const { code, says } = await run(args);
    expect(code).toBe(2);
    expect(says).toContain(why);
  });
});
