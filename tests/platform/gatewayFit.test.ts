import { buildSchema, graphqlSync, parse, print, visit, type GraphQLSchema } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { sdl } from '../../src/generated/contract.ts';
import operations from '../../src/generated/operations.json' with { type: 'json' };
import { listenAs, startGateway } from './gatewayCalls.ts';

const documents: readonly string[] = Object.values(operations);

/** The contract without these fields of its types. */
const without = (...fields: string[]): GraphQLSchema => {
  let type = '';
  const left = visit(parse(sdl), {
    ObjectTypeDefinition: (node) => void (type = node.name.value),
    ObjectTypeExtension: (node) => void (type = node.name.value),
    FieldDefinition: (node) => (fields.includes(`${type}.${node.name.value}`) ? null : undefined),
  });
  return buildSchema(print(left), { assumeValidSDL: true });
};

describe('the operations that a platform elsewhere does not have as the console sends them', () => {
  const open: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });

  /** A platform that answers introspection by a schema of the moment; undefined refuses it, and null is a failure. */
  async function platformOf(first: GraphQLSchema | undefined | null) {
    const now = { schema: first };
    const platform = await listenAs((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => void (body += part.toString()));
      request.on('end', () => {
        const { query } = JSON.parse(body) as { query: string };
        if (now.schema === null) return response.writeHead(502).end();
        const answer = now.schema ? graphqlSync({ schema: now.schema, source: query }) : { errors: [{ message: 'Not here.' }] };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    open.push(platform);
    return { ...platform, now };
  }

  async function unfitFor(...addresses: string[]): Promise<string[]> {
    const [ours = '', eu = ours] = addresses;
    const gateway = await startGateway({ PLATFORM_URL: ours, PLATFORM_URL_EU_WEST_1: eu }, documents);
    open.push(gateway);
    await gateway.compare();
    return ((await (await fetch(`${gateway.address}/config.json`)).json()) as { unfit: string[] }).unfit;
  }

  it('are none where the contract is the same', async () => {
    expect(documents.length).toBeGreaterThan(150);
    expect(await unfitFor((await platformOf(without())).address)).toEqual([]);
  });

  it('are those that are gone, and those that read a field that is gone, of each region', async () => {
    const ours = await platformOf(without('Mutation.AppsCreateVacancy', 'Group.usersCount'));
    const eu = await platformOf(without('Query.ORGGetUsers'));
    const unfit = await unfitFor(ours.address, eu.address);
    expect(unfit).toEqual(expect.arrayContaining(['AppsCreateVacancy', 'ORGGetGroups', 'ORGGetUsers']));
    expect(unfit).not.toContain('AppsGetVacancies');
    expect(unfit).toEqual(unfit.toSorted());
  });

  it('are not known, and nothing is off, where a platform does not show its contract or is away', async () => {
    expect(await unfitFor((await platformOf(undefined)).address)).toEqual([]);
    expect(await unfitFor((await platformOf(null)).address)).toEqual([]);
  });
});
