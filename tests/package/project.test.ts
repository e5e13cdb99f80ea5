import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpointOf } from '../../src/engine/server/headers.ts';
import { ignoreGenerated } from '../../src/package/ignored.ts';
import { asReadOnly, readProject } from '../../src/package/project.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'project-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (config: object) => {
  writeFileSync(join(root, 'console.config.ts'), '');
  return readProject(root, async () => ({ default: { endpoint: 'http://localhost:1/graphql', ...config } }));
};

describe('a project', () => {
  it('is refused by every command if it is static and has a header that pages would give away', async () => {
    await expect(read({ static: true, headers: { authorization: 'Bearer secret-token' } })).rejects.toThrow(
      "The header authorization can't be kept secret",
    );
    await expect(read({ static: true, auth: { cookie: 'session' } })).rejects.toThrow('auth.cookie');
    expect(await read({ headers: { authorization: 'Bearer secret-token' } })).toMatchObject({ isStatic: false });
  });

  it('becomes read-only by the option, and never writable', async () => {
    expect(asReadOnly(await read({}), true).readOnly).toBe(true);
    expect(asReadOnly(await read({}), undefined).readOnly).toBe(false);
    expect(asReadOnly(await read({ readOnly: true }), false).readOnly).toBe(true);
  });
});

describe('.gitignore', () => {
  const after = (text?: string) => {
    if (text !== undefined) writeFileSync(join(root, '.gitignore'), text);
    ignoreGenerated(root);
    return readFileSync(join(root, '.gitignore'), 'utf8');
  };

  it('is written with what commands generate', () => expect(after()).toBe('node_modules/\n.console/\ndist/console/\n'));
  it('keeps its lines and repeats none', () => {
    expect(after('/node_modules\ndist')).toBe('/node_modules\ndist\n.console/\n');
    expect(after()).toBe('/node_modules\ndist\n.console/\n');
    expect(after('# all\r\n.console/\r\nnode_modules/\r\ndist/console\r\n')).toBe(
      '# all\r\n.console/\r\nnode_modules/\r\ndist/console\r\n',
    );
  });
});

describe('an address', () => {
  it.each([
    ['localhost:4000/graphql', 'http://localhost:4000/graphql'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['api.example/graphql', 'https://api.example/graphql'],
    ['api.example:8080/graphql?a=1', 'https://api.example:8080/graphql?a=1'],
  ])('%s without a scheme is refused with what to write', (text, written) => {
    expect(() => endpointOf(text)).toThrow(`An address begins with http:// or https://. Write ${written}`);
  });

  it('never repeats what may be a password', () => {
    for (const text of ['secret:word@api.example/graphql', 'api.example/a@b'])
      expect(() => endpointOf(text)).toThrow(/^(?!.*secret).*(is no address|begins with)/);
  });
});
