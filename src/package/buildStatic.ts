import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AuthAnswer } from '../engine/plan/auth.ts';
import type { ConsoleAnswer } from '../engine/plan/ConsoleAnswer.ts';
import { factsOf, formAnswer, resourceAnswer } from '../engine/server/answers.ts';
import type { Api, OwnApi } from '../engine/server/knownApi.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { UsageError } from './apiArguments.ts';
import type { ConsoleProject } from './project.ts';
import { providerOrigins } from './provider.ts';

/** Writes the answers of the console's server as files at the same addresses. */
export async function writeAnswers(out: string, api: Api, { brand, way }: ConsoleProject, auth: AuthAnswer | undefined): Promise<number> {
  const { own } = api;
  if (!own)
    throw new UsageError(
      api.away ?? 'The API tells its schema to nobody without a token: pass --header, or set schema in the configuration.',
    );
  const { catalogue } = own;
  const facts = await factsOf(api, own);
  const answer: ConsoleAnswer = {
    ...{ brand, host: api.host, signIn: auth ? 'needed' : 'none', direct: api.endpoint, ...facts },
    account: { by: 'nobody', ...(own.account && { ask: own.account }) },
    ...(auth && { auth }),
    ...(catalogue.unsupported.length > 0 && { notShown: catalogue.unsupported.length }),
  };
  write(out, answerFile, JSON.stringify(answer));
  write(out, 'console/not-shown.json', JSON.stringify(catalogue.unsupported));
  for (const { name } of answer.entries) write(out, `console/resources/${name}.json`, JSON.stringify(resourceAnswer(own, name)));
  for (const id of formsOf(own)) write(out, `console/forms/${id}.js`, formAnswer(own, id) ?? '');
  // Hosts show it for addresses without a file, such as a record's.
  cpSync(join(out, 'index.html'), join(out, '404.html'));
  // Without strict-transport-security: only the owner of the address knows that every host below it speaks https.
  const policy = securityHeaders({ publicUrl: 'http://localhost' }, [
    new URL(api.endpoint).origin,
    ...(await providerOrigins(way?.answer)),
  ]);
  write(out, '_headers', headersText(policy));
  return answer.entries.length;
}

/** Only a static build writes it: else the console's server answers at this address. */
export const answerFile = 'console.json';

const formsOf = ({ catalogue }: OwnApi): Set<string> =>
  new Set(catalogue.entries.flatMap(({ name }) => Object.keys(catalogue.open(name)?.forms ?? {})));

function write(out: string, name: string, text: string): void {
  const path = join(out, name);
  if (name.split('/').some((part) => !/^[^<>:"\\|?*\p{Cc}]+$/u.test(part) || /^\.+$/.test(part)))
    throw new UsageError(`“${name}” can't be the name of a file.`);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    throw new UsageError(
      `“${name}” is written twice: two resources differ in upper and lower case only, which this disk doesn't tell apart.`,
    );
  }
}

/** For hosts that read `_headers`; others are configured by hand with the same values. */
function headersText(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', '  cache-control: public, max-age=31536000, immutable', ''].join('\n');
}
