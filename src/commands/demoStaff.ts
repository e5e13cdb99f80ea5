import { demoPassword } from '../platform/demo/accounts.ts';
import { patience } from './takeInterviews.ts';
import type { Demo } from './takeInterviews.ts';

/** Sends a GraphQL operation of one root field, and answers that field. */
export type Request = <Result>(query: string, variables?: object) => Promise<Result>;

const account = 'staff@demo.example';

/** Signs in as a demo's staff, with cookies and anti-forgery token as a browser does. */
export async function signInAsStaff({ url, region, ask }: Demo): Promise<Request> {
  const cookies = new Map<string, string>();
  const request: Request = async <Result>(query: string, variables: object = {}) => {
    const csrf = [...cookies].find(([name]) => name.endsWith('csrf'))?.[1] ?? '';
    const answer = await ask(`${url}/api/${region}/graphql`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: url, 'x-csrf-token': decodeURIComponent(csrf) },
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(patience),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const { data, errors } = (await answer.json()) as { data?: Record<string, unknown> | null; errors?: { message: string }[] };
    if (errors?.[0]) throw new Error(errors[0].message);
    return Object.values(data ?? {})[0] as Result;
  };
  await request('mutation ($email: String!, $password: String!) { AuthEmailLogin(email: $email, password: $password) { mfa } }', {
    ...{ email: account, password: demoPassword },
  });
  return request;
}
