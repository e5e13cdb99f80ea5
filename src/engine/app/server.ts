import type { ConsoleAnswer, ResourceAnswer } from '../plan/ConsoleAnswer.ts';
import type { Access } from './Access.ts';

const asChange = { credentials: 'same-origin', headers: { 'content-type': 'application/json' } } as const;

/** The server forwards the API's operations, with the token that only it has. */
const throughServer: Access = {
  address: '/graphql',
  async signIn(credentials) {
    const response = await fetch('/console/session', { ...asChange, method: 'POST', body: JSON.stringify(credentials) });
    if (response.ok) return undefined;
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    return errors?.[0]?.message ?? `HTTP ${response.status}`;
  },
  async renew(header) {
    await fetch('/console/session', { ...asChange, method: 'PUT', body: JSON.stringify({ header }) });
  },
  async end() {
    await fetch('/console/session', { ...asChange, method: 'DELETE' });
  },
};

let access = throughServer;

export const currentAccess = (): Access => access;

/** Static files have no server: the page calls the API itself. */
export async function openAccess(answer: ConsoleAnswer): Promise<ConsoleAnswer> {
  if (answer.direct === undefined) return answer;
  const { directAccess } = await import('./direct.ts');
  const direct = directAccess(answer, answer.direct);
  access = direct.access;
  // A page cannot tell an API that is away from one that forbids it to call: the page names both before it shows anything else.
  const isThere = await direct.isThere();
  return isThere ? direct.answer : { ...direct.answer, away: '' };
}

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

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) throw new Unanswered(response.status);
  // Hosts of static files often answer an unknown address with the page.
  if (/^text\/html\b/.test(response.headers.get('content-type') ?? '')) throw new Unanswered(404);
  return (await response.json()) as Answer;
}

class Unanswered extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}
