import { createHash } from 'node:crypto';
import { ScimError } from './errors.ts';

export const versionOf = (content: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;

const tagsIn = (header: string): string[] => header.split(',').map((each) => each.trim().replace(/^W\//, ''));

const names = (header: string, version: string): boolean => header.trim() === '*' || tagsIn(header).includes(version.replace(/^W\//, ''));

/** @throws ScimError 412 */
export function requireMatch(header: string | undefined, version: string): void {
  if (header !== undefined && !names(header, version))
    throw new ScimError(412, 'The resource has changed. Read it again before you change it.');
}

export const isUnchanged = (header: string | undefined, version: string): boolean => header !== undefined && names(header, version);
