import { flagsOf, keepFlags, type Evaluation, type Flags } from './flags.ts';
import { report } from './reporting.ts';

export interface Following {
  /** Waited for before each question: an access that has ended is renewed first. */
  ready: () => Promise<void>;
  /** The values have changed. */
  changed: (flags: Flags) => void;
}

/** Load the client once the page is painted and quiet, in ms: the first evaluation is still fresh. */
const afterPaint = 2_000;

/** Follows the flags of an evaluation with the OpenFeature client until it is told to stop. */
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
  // Values stay as they are where the code does not come.
  const timer = setTimeout(() => void begin().catch(report), afterPaint);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop?.();
  };
}
