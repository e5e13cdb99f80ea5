// The text of OpenMetrics from that of Prometheus: prom-client writes exemplars only in registries of one format, and none of several processes.

/** The trace of one observation of a bucket. */
export interface Exemplar {
  traceId: string;
  value: number;
  /** In ms. */
  at: number;
}

/** Exemplars of a histogram: the newest of each bucket. */
export function createExemplars(name: string, buckets: readonly number[]) {
  const kept = new Map<string, Exemplar>();
  const keyOf = (labels: Record<string, string | number>): string =>
    Object.entries(labels)
      .map(([label, value]) => `${label}=${value}`)
      .sort()
      .join(',');
  return {
    note: (labels: Record<string, string | number>, value: number, traceId: string) => {
      const le = buckets.find((bound) => value <= bound)?.toString() ?? '+Inf';
      kept.set(keyOf({ ...labels, le }), { traceId, value, at: Date.now() });
    },
    /** Exemplar of a line of the page, or nothing. */
    of: (line: string): string => {
      if (kept.size === 0 || !line.startsWith(`${name}_bucket{`)) return '';
      const labels = Object.fromEntries([...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]));
      const found = kept.get(keyOf(labels));
      return found ? ` # {trace_id="${found.traceId}"} ${found.value} ${(found.at / 1000).toFixed(3)}` : '';
    },
  };
}

export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** Prometheus asks for it before its own format; a browser that takes anything gets that one. */
export const wantsOpenMetrics = (accept = ''): boolean =>
  /application\/openmetrics-text\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,|$)/.test(accept);

/** @param after what follows each line, such as an exemplar */
export function toOpenMetrics(page: string, after: (line: string) => string): string {
  const lines = page.split('\n').filter(Boolean);
  // The family of a counter is named without the suffix of its samples.
  const counters = new Set(lines.flatMap((line) => /^# TYPE (\w+)_total counter$/.exec(line)?.[1] ?? []));
  const named = lines.map((line) => {
    const [, word, family, rest] = /^# (HELP|TYPE) (\w+?)_total( .*)$/.exec(line) ?? [];
    return family !== undefined && counters.has(family) ? `# ${word} ${family}${rest}` : line.replace(/ Nan$/, ' NaN') + after(line);
  });
  return `${named.join('\n')}\n# EOF\n`;
}
