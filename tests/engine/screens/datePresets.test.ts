import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { requestOf } from '../../../src/engine/screens/list/listRequest.ts';
import { readListState, writeListState } from '../../../src/engine/screens/list/listState.ts';
import { daysOfPreset, sentFilters, type DatePreset } from '../../../src/engine/screens/values/datePresets.ts';
import { dayAt, daysAfter } from '../../../src/engine/screens/values/regionDays.ts';
import { customersPlan } from '../client/customersPlan.ts';

const created: FilterPlan = { name: 'created', label: 'Created', kind: 'dateTime', widget: 'dateSpan', parts: ['gte', 'lte'] };
const used: FilterPlan = { ...created, name: 'used', parts: ['gte', 'lte', 'isNull'] };
const plan: Plan = { ...customersPlan, filters: [created, used] };
const read = (query: string) => readListState(new URLSearchParams(query), plan);

describe('a date preset', () => {
  it.each([
    ['today', '2026-11-27', '2026-11-27'],
    ['yesterday', '2026-11-26', '2026-11-26'],
    ['last7Days', '2026-11-21', '2026-11-27'],
    ['last30Days', '2026-10-29', '2026-11-27'],
    ['thisWeek', '2026-11-23', '2026-11-29'],
    ['lastWeek', '2026-11-16', '2026-11-22'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisQuarter', '2026-10-01', '2026-12-31'],
    ['lastQuarter', '2026-07-01', '2026-09-30'],
    ['thisYear', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('%s is from %s to %s on 27 November 2026', (preset, from, to) => {
    expect(daysOfPreset(preset, '2026-11-27')).toEqual({ from, to });
  });

  it('crosses the year backwards, and knows leap years', () => {
    expect(daysOfPreset('lastMonth', '2024-01-31')).toEqual({ from: '2023-12-01', to: '2023-12-31' });
    expect(daysOfPreset('lastQuarter', '2024-02-01')).toEqual({ from: '2023-10-01', to: '2023-12-31' });
    expect(daysOfPreset('lastMonth', '2024-03-31').to).toBe('2024-02-29');
    expect(daysOfPreset('thisWeek', '2024-03-03')).toEqual({ from: '2024-02-26', to: '2024-03-03' });
  });

  it('follows the one before without a gap, on any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom('Week', 'Month', 'Quarter', 'Year'), (offset, unit) => {
        const today = daysAfter('1990-01-01', offset);
        const now = daysOfPreset(`this${unit}` as DatePreset, today);
        const before = daysOfPreset(`last${unit}` as DatePreset, today);
        expect(daysAfter(before.to, 1)).toBe(now.from);
        expect(now.from <= today && today <= now.to).toBe(true);
      }),
    );
  });

  it('is sent as the moments of the zone’s days', () => {
    const now = Date.parse('2026-11-01T02:00:00Z');
    // It is still October in New York, and November in Sydney.
    expect(sentFilters({ created: { preset: 'lastMonth' } }, 'America/New_York', now)).toEqual({
      created: { gte: '2026-09-01T04:00:00.000Z', lte: '2026-10-01T03:59:59.999Z' },
    });
    expect(sentFilters({ created: { preset: 'lastMonth' } }, 'Australia/Sydney', now)).toEqual({
      created: { gte: '2026-09-30T14:00:00.000Z', lte: '2026-10-31T12:59:59.999Z' },
    });
    expect(dayAt(now, 'America/New_York')).toBe('2026-10-31');
  });

  it('leaves other filters as they are', () => {
    const filters = { created: { gte: '2026-01-01T00:00:00.000Z' }, name: 'lastMonth', used: { preset: 'none' }, odd: { preset: 'never' } };
    expect(sentFilters(filters, 'UTC')).toEqual({ ...filters, used: { isNull: true } });
  });

  it('stays relative in the address, and becomes dates in the request', () => {
    const state = read('created=lastMonth');
    expect(state.filters).toEqual({ created: { preset: 'lastMonth' } });
    expect(writeListState(new URLSearchParams(), plan, state).toString()).toBe('created=lastMonth');
    const { filter } = requestOf(state, [], { archived: false, zone: 'UTC' });
    expect(filter).toEqual(sentFilters({ created: { preset: 'lastMonth' } }, 'UTC'));
  });

  it('is read only where it is one, and “no date” only where a date may be missing', () => {
    expect(read('created=someday').filters).toEqual({});
    expect(read('created=none').filters).toEqual({});
    expect(read('used=none').filters).toEqual({ used: { preset: 'none' } });
    expect(read('created=lastMonth&created.gte=2026-01-01').filters).toEqual({ created: { preset: 'lastMonth' } });
    expect(read('created.gte=2026-01-01T00:00:00.000Z').filters).toEqual({ created: { gte: '2026-01-01T00:00:00.000Z' } });
  });
});
