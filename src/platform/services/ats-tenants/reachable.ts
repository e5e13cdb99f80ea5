import { call } from '../../outbound/call.ts';
import type { CallFault } from '../../outbound/call.ts';

type Reachability = 'answers' | 'redirects' | CallFault;

const timeout = 5_000;

export async function checkReachable(
  text: string,
  { allowsPrivate }: { allowsPrivate: boolean },
): Promise<{ reachability: Reachability; status?: number }> {
  const answer = await call(text, { method: 'HEAD', timeout, allowsPrivate });
  if ('fault' in answer) return { reachability: answer.fault };
  const { status } = answer;
  return { reachability: status >= 300 && status < 400 ? 'redirects' : 'answers', status };
}
