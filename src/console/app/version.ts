import { version } from '../../../package.json' with { type: 'json' };

/** How often the server's version is looked at (spec 1 §9). */
export const pollEvery = 600_000;

/** The version that this page was built as. */
export const builtVersion: string = version;

/** Compares semantic versions; anything else is never newer. */
export function isNewer(served: unknown, built: string): boolean {
  const a = parse(served);
  const b = parse(built);
  if (!a || !b) return false;
  for (let index = 0; index < 3; index += 1) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return comparePreRelease(a.preRelease, b.preRelease) > 0;
}

/** Looks every ten minutes whether a newer version is served, and says so each time (spec 1 §9: later re-checks). */
export function watchVersion(onNewer: () => void, built = builtVersion): () => void {
  const look = async () => {
    try {
      const response = await fetch('/version/version.json', { cache: 'no-store' });
      const { version: served } = (response.ok ? await response.json() : {}) as { version?: unknown };
      if (isNewer(served, built)) onNewer();
    } catch {
      // No network, no news.
    }
  };
  const timer = setInterval(() => void look(), pollEvery);
  return () => clearInterval(timer);
}

function parse(version: unknown) {
  const match = typeof version === 'string' && /^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$/.exec(version.trim());
  return match ? { numbers: [Number(match[1]), Number(match[2]), Number(match[3])], preRelease: match[4]?.split('.') ?? [] } : undefined;
}

/** A pre-release is older than its release; its parts compare as numbers where both are. */
function comparePreRelease(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return (a.length === 0 ? 1 : 0) - (b.length === 0 ? 1 : 0);
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [x, y] = [a[index], b[index]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    if (x === y) continue;
    const [isX, isY] = [/^\d+$/.test(x), /^\d+$/.test(y)];
    if (isX && isY) return Number(x) - Number(y);
    return isX !== isY ? (isX ? -1 : 1) : x < y ? -1 : 1;
  }
  return 0;
}
