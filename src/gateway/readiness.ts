import { text, type Outgoing } from '../platform/http/message.ts';
import type { PlatformUrls } from '../platform/regions.ts';
import { platformsByOrigin } from './paths.ts';

const freshness = 1000;
const patience = 3000;

/** Ready while every platform answers the smallest GraphQL request; an error of the platform's own is an answer, too. */
export function createReadiness(platforms: PlatformUrls, isStopping: () => boolean): () => Promise<Outgoing> {
  let last: { at: number; answer: Promise<Outgoing> } | undefined;
  const look = async (): Promise<Outgoing> => {
    const asked = [...platformsByOrigin(platforms)].map(async ([platform, [region = '']]) =>
      (await answers(platform, region)) ? [] : [platform],
    );
    const away = (await Promise.all(asked)).flat();
    return away.length === 0 ? text(200, 'ready') : text(503, `not ready: ${away.join(', ')} cannot be reached`);
  };
  return () => {
    if (isStopping()) return Promise.resolve(text(503, 'stopping'));
    const now = performance.now();
    if (!last || now - last.at >= freshness) last = { at: now, answer: look() };
    return last.answer;
  };
}

async function answers(platform: string, region: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(`${platform}/api/${region}/graphql`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', origin: platform },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(patience),
    });
    await body?.cancel();
    return status < 500;
  } catch {
    return false;
  }
}
