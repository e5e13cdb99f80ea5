import type { ConsoleAnswer, ResourceAnswer } from '../plan/ConsoleAnswer.ts';

/** The server forwards the API's operations, with the token that only it has. */
export const graphqlAddress = (): string => '/graphql';

export const readConsole = (): Promise<ConsoleAnswer> => read<ConsoleAnswer>('/console.json');

/** Undefined for an unknown name. */
export async function readResource(name: string, part?: 'list'): Promise<ResourceAnswer | undefined> {
  try {
    return await read<ResourceAnswer>(`/console/resources/${encodeURIComponent(name)}.json${part ? `?part=${part}` : ''}`);
  } catch (fault) {
    if (fault instanceof Unanswered && fault.status === 404) return undefined;
    throw fault;
  }
}

export const readNotShown = (): Promise<string[]> => read<string[]>('/console/not-shown.json');

/** Signs in with a header; answers why not, in the API's words. */
export async function sendToken(header: string): Promise<string | undefined> {
  const response = await fetch('/console/session', { ...asChange, method: 'POST', body: JSON.stringify({ header }) });
  if (response.ok) return undefined;
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  return errors?.[0]?.message ?? `HTTP ${response.status}`;
}

/** Forgets the token, and with it everything that it made visible. */
export async function endSession(): Promise<void> {
  await fetch('/console/session', { ...asChange, method: 'DELETE' });
  location.assign('/');
}

const asChange = { credentials: 'same-origin', headers: { 'content-type': 'application/json' } } as const;

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) throw new Unanswered(response.status);
  return (await response.json()) as Answer;
}

class Unanswered extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}
