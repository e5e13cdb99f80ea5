import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectApproved } from './approved.ts';

describe('approved facts', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    // So that nothing is written, however the tests are called.
    vi.stubEnv('CI', '1');
    folder = mkdtempSync(join(tmpdir(), 'console-approved-'));
    path = join(folder, 'approved.txt');
    writeFileSync(path, 'one\ntwo\n');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('pass while they are as they were approved', () => {
    expectApproved(path, ['one', 'two']);
  });

  it.each([
    ['is gone', ['one'], ['- two']],
    ['is new', ['one', 'two', 'three'], ['+ three']],
    ['has changed', ['one', 'too'], ['- two', '+ too']],
    ['moved', ['two', 'one'], ['another order']],
    ['is there twice', ['one', 'two', 'two'], ['another order']],
  ])('fail where one %s, tell which, and write nothing in CI', (_, facts, told) => {
    for (const each of told) expect(() => expectApproved(path, facts)).toThrow(each);
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
  });

  it('fail where nothing was approved', () => {
    rmSync(path);
    expect(() => expectApproved(path, [])).toThrow('ENOENT');
  });
});
