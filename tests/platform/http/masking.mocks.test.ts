import { GraphQLError } from 'graphql';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badInput, conflict } from '../../../src/platform/errors.ts';
import { operation } from '../../../src/platform/operation.ts';
import { startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';

const secret = 'Tr0ub4dor&3';

describe('an error', () => {
  let engine: Engine;
  let fail: () => unknown = () => undefined;
  beforeAll(() => {
    engine = startEngine({
      operations: [
        operation('AuthCheckToken', { store: 'identity' }, async (_, { tx }) => {
          const failure = fail();
          if (failure === 'sql') await tx.execute(sql`select ${secret} from no_such_table`);
          throw failure;
        }),
        operation('AtsGetRequestById', {}, async () => ({ _id: 1n }) as never),
      ],
    });
  });
  afterAll(() => engine.close());

  const answerTo = async (failure: () => unknown) => {
    fail = failure;
    engine.lines.length = 0;
    const { errors } = await engine.ask('{ AuthCheckToken { logout } }');
    return errors?.[0];
  };

  it.each([
    ['of the program', () => new TypeError(`${secret} is not a function`)],
    ['of the database', () => 'sql'],
    ['that is no Error at all', () => ({ secret })],
    ['of a library, in GraphQL’s clothes', () => new GraphQLError(`a library says ${secret}`, { originalError: new Error(secret) })],
  ])('%s is answered without a word of it', async (_, failure) => {
    const error = await answerTo(failure);
    expect(error).toEqual({ message: 'Something went wrong.', path: ['AuthCheckToken'], extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  });

  it('of the database is logged by its code, without its statement and values', async () => {
    await answerTo(() => 'sql');
    const line = engine.lines.find((each) => each.includes('an operation failed'));
    expect(line).toContain('42P01');
    expect(engine.lines.join()).not.toContain(secret);
    expect(engine.lines.join()).not.toContain('no_such_table');
  });

  it('of ours keeps its code, reason, fields and message', async () => {
    const error = await answerTo(() =>
      badInput({ uniqueName: 'validation.customer.uniqueName.taken' }, { reason: 'NAME_TAKEN', fieldArgs: { uniqueName: { limit: 3 } } }),
    );
    expect(error).toMatchObject({
      message: 'Some values are invalid.',
      extensions: {
        code: 'BAD_USER_INPUT',
        reason: 'NAME_TAKEN',
        fields: { uniqueName: 'validation.customer.uniqueName.taken' },
        fieldArgs: { uniqueName: { limit: 3 } },
      },
    });
    expect((await answerTo(() => conflict('This already exists.')))?.message).toBe('This already exists.');
  });

  it.each([
    ['{ AuthMe { passwordHash } }', 'INVALID_DOCUMENT'],
    ['{ AuthM { _id } }', 'INVALID_DOCUMENT'],
    ['{', 'INVALID_DOCUMENT'],
    ['query ($filter: ORGGetCustomersFilter!) { ORGGetCustomers(filter: $filter) { data { _id } } }', 'INVALID_VARIABLES'],
  ])('in the document %s is reported in our words, without a hint at other names', async (query, reason) => {
    const { errors } = await engine.ask(query);
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason });
    expect(JSON.stringify(errors)).not.toMatch(/Did you mean|Cannot query|Syntax|Variable "|passwordHash/);
  });

  it('never carries a stack', async () => {
    expect(JSON.stringify(await answerTo(() => new Error('x')))).not.toMatch(/stack|\.ts:|node_modules/);
  });
});
