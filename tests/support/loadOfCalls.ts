import { password } from '../journeys/platform.ts';

export interface LoadOfCalls {
  /** Calls that were answered as expected. */
  done: number;
  /** Names of the groups whose creation was acknowledged. */
  written: string[];
  /** Calls that had no answer, or another one than expected. */
  broken: string[];
  /** Milliseconds of the longest call since the last look. */
  longestWait(): number;
  stop(): Promise<void>;
}

const create = 'mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }';
const list = 'query ($filter: ORGGetGroupsFilter!) { ORGGetGroups(filter: $filter) { data { _id name } pagination { totalItems } } }';
const me = '{ AuthMe { organizationId customerId hierarchyId } }';
const signIn = 'mutation ($email: String!, $password: String!) { AuthEmailLogin(email: $email, password: $password) { expiresAt } }';

/** People of a customer who write, read and sign in, each one call after the other, until it is stopped. */
export async function startLoad(url: string, people = 4): Promise<LoadOfCalls> {
  const over = new AbortController();
  let longest = 0;
  const load: LoadOfCalls = {
    ...{ done: 0, written: [], broken: [] },
    longestWait: () => {
      const found = longest;
      longest = 0;
      return found;
    },
    stop: async () => (over.abort(), void (await Promise.all(loops))),
  };
  const ask = async (cookie: string, query: string, variables: object = {}): Promise<{ data?: Record<string, never>; cookie: string }> => {
    const csrf = /csrf=([^;]+)/.exec(cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', origin: url, cookie, 'x-csrf-token': csrf };
    const begun = performance.now();
    const answer = await fetch(`${url}/api/ap-southeast-2/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const text = await answer.text();
    longest = Math.max(longest, performance.now() - begun);
    const { data, errors } = text.startsWith('{') ? JSON.parse(text) : { errors: text };
    if (answer.status !== 200 || errors) throw new Error(`${answer.status} ${text.slice(0, 300)}`);
    const set = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    return { data, cookie: set.length > 0 ? set.join('; ') : cookie };
  };
  const { cookie } = await ask('', signIn, { email: 'admin@acme.example', password });
  const scope = Object.values((await ask(cookie, me)).data ?? {})[0] ?? {};
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      load.done += 1;
      return true;
    } catch (error) {
      load.broken.push(String(error));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return false;
    }
  };
  const loop = async (_: unknown, person: number) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const name = `Upgrade ${person} ${turn}`;
      if (await attempt(() => ask(cookie, create, { group: { ...scope, name } }))) load.written.push(name);
      await attempt(() => ask(cookie, list, { filter: { ...scope, limit: 5 } }));
      if (turn % 20 === 0) await attempt(() => ask('', signIn, { email: 'recruiter@acme.example', password }));
    }
  };
  const loops = Array.from({ length: people }, loop);
  return load;
}
