import { describe, expect, it } from 'vitest';
import { run } from '../../../src/commands/demoData.ts';

describe('npm run demo-data', () => {
  it.each([
    [['--help'], 0, 'npm run demo-data'],
    [['--colour'], 2, "Unknown option '--colour'"],
    [['--users', 'many'], 2, '--users is a whole number up to 1000000.'],
  ])('answers %j with exit code %i', async (args, code, text) => {
    expect(await run(args, {})).toMatchObject({ code, says: expect.stringContaining(text) as string });
  });
});
