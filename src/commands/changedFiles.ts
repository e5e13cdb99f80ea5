import { execFileSync } from 'node:child_process';

/** Files that are others than in a commit, also those that nobody has committed yet; paths from the root. */
export function changedFiles(root: string, commit: string): string[] {
  const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter((file) => file !== '');
}
