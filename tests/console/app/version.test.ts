import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtVersion, isNewer, pollEvery, watchVersion } from '../../../src/console/app/version.ts';

describe('a version', () => {
  it.each([
    ['1.31.0', '1.30.0'],
    ['1.30.1', '1.30.0'],
    ['2.0.0', '1.99.99'],
    ['1.10.0', '1.9.0'],
    ['1.30.0', '1.30.0-rc.1'],
    ['1.30.0-rc.10', '1.30.0-rc.9'],
    ['1.30.0-rc.1', '1.30.0-rc'],
    ['v1.31.0', '1.30.0'],
  ])('%s is newer than %s', (served, built) => {
    expect(isNewer(served, built)).toBe(true);
    expect(isNewer(built, served)).toBe(false);
  });

  it('is not newer when it is the same, another build, or no version', () => {
    for (const served of ['1.30.0', '1.30.0+build.7', '', 'latest', '1.31', undefined, null, 1.31])
      expect(isNewer(served, '1.30.0')).toBe(false);
  });

  it("is the package's", () => {
    expect(builtVersion).toMatch(/^\d+\.\d+\.\d+/);
  });
});

describe('the watch for a newer version', () => {
  const serve = (body: unknown, ok = true) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => ({ ok, json: async () => body })),
    );
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('looks every ten minutes and tells each time, so that whoever waits is told again', async () => {
    serve({ version: '1.31.0' });
    const tell = vi.fn();
    const stop = watchVersion(tell, '1.30.0');
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(pollEvery);
    expect(fetch).toHaveBeenCalledWith('/version/version.json', { cache: 'no-store' });
    expect(tell).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(pollEvery);
    expect(tell).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(pollEvery);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('is silent for the same or an older version, an error and a lost network', async () => {
    const tell = vi.fn();
    const stop = watchVersion(tell, '1.30.0');
    serve({ version: '1.30.0' });
    await vi.advanceTimersByTimeAsync(pollEvery);
    serve({ version: '9.9.9' }, false);
    await vi.advanceTimersByTimeAsync(pollEvery);
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await vi.advanceTimersByTimeAsync(pollEvery);
    expect(tell).not.toHaveBeenCalled();
    stop();
  });
});
