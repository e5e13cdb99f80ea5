import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity } from '../../../src/console/app/session/activity.ts';
import { createLimit, warnBefore } from '../../../src/console/app/session/limit.ts';

const minute = 60_000;

describe('the limit of a session', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

  it('is looked up two minutes before the end, and warned of if nothing has moved it', () => {
    const [onChange, look] = [vi.fn(), vi.fn()];
    const limit = createLimit({ onChange, look });
    const end = inMinutes(10);
    limit.set(end);
    vi.advanceTimersByTime(10 * minute - warnBefore - 1);
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(look).toHaveBeenCalledOnce();
    expect(limit.ending()).toBeUndefined();
    limit.set(end);
    expect(limit.ending()).toBe(Date.parse(end));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('warns of nothing where another tab has moved the end, nor without a limit', () => {
    const limit = createLimit({ onChange: vi.fn(), look: vi.fn() });
    limit.set(inMinutes(1));
    expect(limit.ending()).toBeDefined();
    limit.set(inMinutes(10));
    expect(limit.ending()).toBeUndefined();
    limit.set(undefined);
    expect(limit.isKnown()).toBe(false);
  });

  it('is not warned of twice where no activity moves it', () => {
    const limit = createLimit({ onChange: vi.fn(), look: vi.fn() });
    const end = inMinutes(1);
    limit.set(end);
    limit.accept();
    limit.set(end);
    expect(limit.ending()).toBeUndefined();
  });

  it('hides its warning as soon as the end is accepted', () => {
    const onChange = vi.fn();
    const limit = createLimit({ onChange, look: vi.fn() });
    limit.set(inMinutes(1));
    limit.accept();
    expect(limit.ending()).toBeUndefined();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('looks once more after the end', () => {
    const look = vi.fn();
    createLimit({ onChange: vi.fn(), look }).set(inMinutes(1));
    vi.advanceTimersByTime(minute + 1_000);
    expect(look).toHaveBeenCalledOnce();
  });
});

describe('activity', () => {
  it('is the use of pointer and keys while the page is visible, until it is noted', () => {
    const activity = createActivity();
    const stop = activity.start();
    expect(activity.isNew()).toBe(false);
    window.dispatchEvent(new Event('pointermove'));
    expect(activity.isNew()).toBe(true);
    activity.noted();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('keydown'));
    expect(activity.isNew()).toBe(false);
    vi.restoreAllMocks();
    stop();
    window.dispatchEvent(new Event('keydown'));
    expect(activity.isNew()).toBe(false);
  });
});
