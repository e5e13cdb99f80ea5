import { afterEach, beforeEach } from 'vitest';

/** Lets the tests of a suite run where the reader's clock is that of a time zone. */
export function inZone(zone: string): void {
  const own = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });
}
