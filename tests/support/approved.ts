import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { expect } from 'vitest';

/**
 * Compares facts, one a line, with those that a person has approved. A test that reads a rule from where it is declared can't tell that the
 * declaration is wrong: here each change of one is a changed line for a reviewer. `npx vitest run FILE -u` writes them anew, except in CI.
 */
export function expectApproved(path: string, facts: readonly string[]): void {
  const now = [...facts, ''].join('\n');
  if (isUpdate() && !process.env['CI']) writeFileSync(path, now);
  const approved = readFileSync(path, 'utf8');
  const [before, after] = [approved.split('\n'), now.split('\n')];
  const lines = [...without(before, after).map((line) => `- ${line}`), ...without(after, before).map((line) => `+ ${line}`)];
  const name = relative(process.cwd(), path);
  const hint = `If these changes of ${name} are meant, write them by “npx vitest run ${dirname(name)} -u” and let somebody review them:`;
  if (lines.length > 0) expect.fail([hint, ...lines].join('\n'));
  expect(now, `${name} has the same lines in another order or number`).toBe(approved);
}

/** Lines that are not among the others. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

export const isUpdate = (): boolean => {
  const { snapshotState } = expect.getState() as { snapshotState?: { snapshotUpdateState?: string } };
  return snapshotState?.snapshotUpdateState === 'all';
};
