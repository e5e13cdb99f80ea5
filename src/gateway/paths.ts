import { isRegion, regions, type PlatformUrls, type Region } from '../platform/regions.ts';

/** First segments of the addresses that a platform answers at; all others are the console's. */
export const platformFolders = [
  'api',
  'apply',
  'callbacks',
  'dev',
  'integrations',
  'interview',
  'logos',
  'scim',
  'sso',
  't',
  'webhooks',
] as const;

type Route = { to: 'console' } | { to: 'nowhere'; status: 400 | 404 } | { to: 'platform'; region: Region; isApi: boolean };

const console: Route = { to: 'console' };

/** Routes a request target; `/dev` belongs to demos only. Nothing is decoded: a target that another server could read otherwise is refused. */
export function routeOf(target: string, { demo, authorization = '' }: { demo: boolean; authorization?: string | undefined }): Route {
  // Absolute and authority forms name a host; the platform's is fixed.
  if (!/^\/[\x21-\x7e]*$/.test(target)) return { to: 'nowhere', status: 400 };
  const [path = ''] = target.split('?', 1);
  const [first = '', ...rest] = path.slice(1).split('/');
  if (!isFolder(first) || (first === 'dev' && !demo)) return console;
  if (isAmbiguous(path)) return { to: 'nowhere', status: 400 };
  const named = first === 'scim' ? regionOfToken(authorization) : rest.find(isRegion);
  if (first === 'api' && (named === undefined || named !== rest[0])) return { to: 'nowhere', status: 404 };
  return { to: 'platform', region: named ?? regions[0], isApi: first === 'api' };
}

/** SCIM tokens name their region; the paths of the protocol cannot. */
const regionOfToken = (authorization: string): Region | undefined =>
  [/^bearer +scim_([a-z0-9-]{1,20})_/i.exec(authorization)?.[1] ?? ''].find(isRegion);

const isFolder = (segment: string): boolean => (platformFolders as readonly string[]).includes(segment);

/** Dot segments, empty ones, backslashes and encoded separators: servers disagree about these. */
const isAmbiguous = (path: string): boolean =>
  path.includes('//') || /[\\#]|%(2f|5c|00|25)/i.test(path) || path.split('/').some((each) => /^(\.|%2e){1,2}(;.*)?$/i.test(each));

/** Each platform once, with the regions that it serves. */
export function platformsByOrigin(platforms: PlatformUrls): Map<string, Region[]> {
  const found = new Map<string, Region[]>();
  for (const region of regions) found.set(platforms[region], [...(found.get(platforms[region]) ?? []), region]);
  return found;
}
