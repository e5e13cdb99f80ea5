import { flagsOf, keepFlags, type Evaluation, type Flags } from './flags.ts';
import { report } from '../../engine/app/frame/reporting.ts';

export interface Following {
  /** Awaited before each evaluation, to renew an expired access. */
  ready: () => Promise<void>;
  changed: (flags: Flags) => void;
}

/** Load the client once the page is painted and quiet, in ms: the first evaluation is still fresh. */
const afterPaint = 2_000;

/** Syncs the flags with the OpenFeature client until stopped. */
export function followFlags(first: Evaluation, { ready, changed }: Following): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  const begin = async () => {
    const { openFlags } = await import('./flagsClient.ts');
    if (stopped) return;
    stop = openFlags(first, {
      ready,
      changed: (values) => {
        keepFlags({ ...first, values });
        changed(flagsOf(values));
      },
    });
  };
  // Without the code, values stay as they are.
  const timer = setTimeout(() => void begin().catch(report), afterPaint);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop?.();
  };
}
