const milliseconds: Record<string, number | undefined> = { ms: 1, millis: 1, milliseconds: 1, seconds: 1000, minutes: 60_000 };

/** Milliseconds of the unit that ends a name, such as `cookMinutes` or `timeout_ms`. */
export const durationUnit = (path: string): number | undefined =>
  milliseconds[/(?:[A-Z]+|[A-Z]?[a-z]+)$/.exec(path)?.[0].toLowerCase() ?? ''];
