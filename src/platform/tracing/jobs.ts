import { codeOf, scopeNow, within } from './scope.ts';
import type { Scope } from './scope.ts';

/** Requests that one run is linked to. */
const mostLinks = 20;

export interface JobRuns {
  /** Notes a request that wakes the job, by the payload of its notification. */
  causedBy: (traceparent: string) => void;
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

const untraced: JobRuns = { causedBy: () => undefined, run: (work) => work() };

/** Makes each run of a job a span, linked to the requests that woke it. Called when the job is made, which is when tracing is on or off. */
export function jobRuns(name: string): JobRuns {
  const tracer = scopeNow()?.tracer;
  if (!tracer) return untraced;
  const causes = new Set<string>();
  return {
    causedBy: (traceparent) => void (traceparent && causes.size < mostLinks && causes.add(traceparent)),
    run: async (work) => {
      const links = [...causes];
      causes.clear();
      const span = tracer()?.begin(`job ${name}`, { kind: 'internal', attributes: { 'console.job': name }, links });
      const scope: Scope = { tracer, span };
      try {
        const result = await within(scope, work);
        span?.end();
        return result;
      } catch (error) {
        span?.end(codeOf(error));
        throw error;
      } finally {
        scope.isOver = true;
      }
    },
  };
}
