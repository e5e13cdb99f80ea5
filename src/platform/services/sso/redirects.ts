import type { Settings } from '../../context.ts';
import { decideRedirect } from '../../../domain/redirects.ts';
import { refusedLogin } from './refusals.ts';

const longest = 4000;

/** Destination after sign-in: a path of the console, or an allowed address; refuses anything else. */
export function redirectOf({ publicUrl, origins = [], redirectDomains = [] }: Settings, requested: string): string {
  const text = requested.trim();
  if (!text || text.length > longest) throw refusedLogin.redirectInvalid();
  const own = new URL(publicUrl).origin;
  const decided = decideRedirect(text, own, redirectDomains);
  if (decided.kind === 'inside') return decided.path;
  if (decided.kind === 'outside') return decided.url;
  if (decided.kind === 'none') return '/';
  if (decided.kind === 'invalid') throw refusedLogin.redirectInvalid();
  // A console on another address of ours, such as a developer's.
  const other = origins.find((origin) => URL.canParse(text) && new URL(text).origin === new URL(origin).origin);
  const there = other && decideRedirect(text, new URL(other).origin, []);
  if (there && there.kind === 'inside') return new URL(there.path, other).href;
  throw refusedLogin.redirectBlocked();
}
