interface Described {
  name?: unknown;
  message?: unknown;
  sqlState?: unknown;
  constraint?: unknown;
  cause?: unknown;
  stack?: unknown;
}

export function eventOf(message: string, { error, ...facts }: Record<string, unknown>): Record<string, unknown> {
  const tags = Object.fromEntries(Object.entries(facts).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)));
  const chain = typeof error === 'object' && error !== null ? chainOf(error) : [];
  return {
    platform: 'node',
    level: 'error',
    logger: 'platform',
    logentry: { formatted: message },
    tags: { ...tags, ...(typeof error === 'string' ? { error } : {}), ...(state(chain[0]) ? { sqlState: state(chain[0]) } : {}) },
    ...(chain.length > 0 ? { exception: { values: chain.map(exceptionOf).toReversed() } } : {}),
  };
}

const state = (described: Described | undefined) => (typeof described?.sqlState === 'string' ? described.sqlState : undefined);

const chainOf = (error: Described, depth = 0): Described[] => [
  error,
  ...(typeof error.cause === 'object' && error.cause !== null && depth < 4 ? chainOf(error.cause, depth + 1) : []),
];

function exceptionOf({ name, message, sqlState, constraint, stack }: Described) {
  const database = [sqlState, constraint].filter((part) => typeof part === 'string').join(' ');
  const frames = Array.isArray(stack) ? stack.flatMap(frameOf).toReversed() : [];
  return {
    type: String(name ?? 'Error'),
    value: typeof message === 'string' ? message : database,
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  };
}

function frameOf(line: unknown): object[] {
  const [, name, file, row, column] = /^\s*at (?:(.*?) \()?(?:file:\/\/)?(.*?):(\d+):(\d+)\)?$/.exec(String(line)) ?? [];
  if (!file) return [];
  return [
    {
      ...(name ? { function: name } : {}),
      filename: file,
      lineno: Number(row),
      colno: Number(column),
      in_app: !/node_modules|^node:/.test(file),
    },
  ];
}
