import { readFileSync, statSync } from 'node:fs';
import { stat, readFile } from 'node:fs/promises';
import { FlagdCore, MemoryStorage } from '@openfeature/flagd-core';
import type { FeatureFlag } from '@openfeature/flagd-core';
import type { Logger } from 'pino';
import { SettingsError } from '../settings/read.ts';
import definitions from './definitions.json' with { type: 'json' };
import { flagNotFound } from './source.ts';
import type { Evaluated, FlagContext, FlagSource } from './source.ts';

export function createFileSource(file: string | undefined, log: Logger): FlagSource {
  const core = file === undefined ? embedded(log) : followed(file, log);
  return {
    all: async (context) => {
      const flags = (await core()).getFlags();
      return [...flags].map(([key, flag]) => evaluate(key, flag, context));
    },
    one: async (key, context) => {
      const flag = (await core()).getFlag(key);
      return flag ? evaluate(key, flag, context) : flagNotFound(key);
    },
  };
}

function embedded(log: Logger): () => Promise<FlagdCore> {
  const core = load(JSON.stringify(definitions), log);
  return async () => core;
}

/** Checks the file before each evaluation, which detects even replaced links. An invalid file keeps the previous definitions. */
function followed(file: string, log: Logger): () => Promise<FlagdCore> {
  let seen: string;
  let core: FlagdCore;
  try {
    seen = versionOf(statSync(file, { bigint: true }));
    core = load(readFileSync(file, 'utf8'), log);
  } catch (error) {
    throw new SettingsError([`FLAGS_FILE '${file}' cannot be used: ${reasonOf(error)}`]);
  }
  let reading: Promise<void> | undefined;
  const look = async () => {
    try {
      const version = versionOf(await stat(file, { bigint: true }));
      if (version === seen) return;
      // Note the version before reading: a concurrent write is read next time.
      seen = version;
      core = load(await readFile(file, 'utf8'), log);
      log.info({ file }, 'the flag definitions have changed');
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== complained) log.error({ file, reason }, 'the flag definitions cannot be used; those before stay in force');
      complained = reason;
      return;
    }
    complained = undefined;
  };
  let complained: string | undefined;
  return async () => {
    reading ??= look().finally(() => (reading = undefined));
    await reading;
    return core;
  };
}

interface Version {
  mtimeNs: bigint;
  ctimeNs: bigint;
  ino: bigint;
  size: bigint;
}

const versionOf = ({ mtimeNs, ctimeNs, ino, size }: Version) => `${mtimeNs} ${ctimeNs} ${ino} ${size}`;

function load(text: string, log: Logger): FlagdCore {
  const quiet = () => undefined;
  const logger = {
    error: quiet,
    warn: (message: string) => log.warn({ reason: message }, 'a flag is not usable'),
    info: quiet,
    debug: quiet,
  };
  // Interpreted rules: no dynamic code.
  const core = new FlagdCore(new MemoryStorage(logger, { disableDynamicCodeGeneration: true }), logger);
  core.setConfigurations(text);
  if (core.getFlags().size === 0) throw new Error('it defines no flags');
  return core;
}

function evaluate(key: string, flag: FeatureFlag, context: FlagContext): Evaluated {
  if (flag.state === 'DISABLED') return { key, reason: 'DISABLED' };
  const { value, variant, reason, errorCode, errorMessage, flagMetadata } = flag.evaluate({ ...context });
  if (errorCode) return { key, errorCode, ...(errorMessage ? { errorDetails: errorMessage } : {}) };
  return {
    key,
    ...(value === undefined ? {} : { value }),
    ...(reason === undefined ? {} : { reason }),
    ...(variant === undefined ? {} : { variant }),
    ...(Object.keys(flagMetadata).length > 0 ? { metadata: flagMetadata } : {}),
  };
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
