import type { AuthAnswer } from '../engine/plan/auth.ts';
import { UsageError } from './apiArguments.ts';
import type { Headers } from '../engine/server/headers.ts';
import type { SignInWay } from './auth.ts';

/** Refuses what only a server can keep from pages. */
export function staticAuth({ headers, way }: { headers: Headers; way?: SignInWay }): AuthAnswer | undefined {
  const [secret] = Object.keys(headers);
  if (secret !== undefined)
    throw new UsageError(
      `The header ${secret} can't be kept secret in static files: everybody who opens the page could read it. Remove headers, and let users sign in (auth), or build without --static. To read the schema with a header: build --static --header '…'`,
    );
  if (way?.cookies) throw new UsageError("auth.cookie needs the console's server, which forwards the cookie: build without --static.");
  if (way?.login && way.login.token === undefined)
    throw new UsageError(
      "auth.login without a token needs the console's server, which keeps the API's cookie: name the token, or build without --static.",
    );
  return way?.answer.kind === 'login' ? { ...way.answer, document: way.login?.document ?? '' } : way?.answer;
}
