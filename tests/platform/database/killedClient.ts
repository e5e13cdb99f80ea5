import { readFileSync } from 'node:fs';
import type { Answer } from '../browser.ts';

const documents = Object.values(JSON.parse(readFileSync('src/generated/operations.json', 'utf8')) as Record<string, string>);

/** The console's own text for an operation: a server without the demo takes no other. */
function textOf(operation: string): string {
  const found = documents.find((text) => new RegExp(`^\\w+ ${operation}\\b`).test(text));
  if (!found) throw new Error(`The console has no document for ${operation}`);
  return found;
}

/** Somebody who calls a server over the network, and goes on with the same session after it was started again elsewhere. */
export class Client {
  url = '';
  readonly #cookies = new Map<string, string>();

  /** The data of a call that was acknowledged; fails where it was refused, or nobody answered. */
  async ask<Result>(operation: string, variables: object): Promise<Result> {
    const answer = await fetch(`${this.url}/api/ap-southeast-2/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': this.#cookies.get('csrf') ?? '',
      },
      body: JSON.stringify({ query: textOf(operation), variables }),
      signal: AbortSignal.timeout(30_000),
    });
    const { data, errors } = (await answer.json()) as Answer;
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split('; ')[0] ?? '').split('=');
      this.#cookies.set(name, decodeURIComponent(value));
    }
    const [error] = errors ?? [];
    if (error) throw new Refused(`${operation}: ${error.message} ${JSON.stringify(error.extensions)}`, error.extensions.code);
    return Object.values(data ?? {})[0] as Result;
  }
}

/** The server answered, with an error. */
export class Refused extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}
