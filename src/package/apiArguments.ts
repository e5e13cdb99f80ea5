import { parseArgs, type ParseArgsConfig } from 'node:util';
import { DeclaredError } from '../engine/server/declared.ts';
import { EndpointError } from '../engine/server/EndpointError.ts';
import { endpointOf, headerOf } from '../engine/server/headers.ts';
import type { Outcome } from './Outcome.ts';

const text = { type: 'string' } as const;

export const apiOptions = {
  endpoint: text,
  schema: text,
  resources: text,
  header: { ...text, multiple: true },
  help: { type: 'boolean' },
} as const;

/** Arguments that say too little or what nobody knows, or a call for help: its message says how the command is used. */
export class UsageError extends Error {}

export function readArguments<const C extends ParseArgsConfig>(config: C, usage: string): ReturnType<typeof parseArgs<C>> {
  const read = parsed(config, usage);
  if ((read.values as { help?: boolean }).help) throw new UsageError(usage);
  return read;
}

function parsed<const C extends ParseArgsConfig>(config: C, usage: string): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (fault) {
    throw new UsageError(`${fault instanceof Error ? fault.message : 'Unknown option'}\n\n${usage}`);
  }
}

export function portOf(text: string | number): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError('A port is a number up to 65535.');
  return port;
}

export const headersOf = (header: readonly string[] = []): Record<string, string> => Object.fromEntries(header.map(headerOf));

export const addressOf = (endpoint: string | undefined): { endpoint?: string } =>
  endpoint === undefined ? {} : { endpoint: endpointOf(endpoint) };

export function messageOf(fault: unknown): string | undefined {
  if (fault instanceof EndpointError || fault instanceof DeclaredError || fault instanceof UsageError) return fault.message;
  const { code, path } = fault as NodeJS.ErrnoException;
  return code === 'ENOENT' ? `There is no ${path ?? 'such file'}.` : undefined;
}

/** Reports a user's error with exit code 2; anything else is a bug. */
export async function withMessage(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (fault) {
    const says = messageOf(fault);
    if (says === undefined) throw fault;
    return { code: 2, says };
  }
}
