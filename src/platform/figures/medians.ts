import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { scoped } from '../database/scoped.ts';
import { isSubmittedChat } from '../services/assessments/table.ts';
import { scoreStep, timeStep } from '../services/dashboard/table.ts';
import { assessments } from '../services/assessments/tenant.ts';
import { partsJoin, conditionOf } from './reading.ts';
import type { Reader } from './reading.ts';
import { textsOf } from './spans.ts';
import type { Span } from './spans.ts';

// Exact medians: the numbers per step locate the middle values, so only one step's rows are read.

export type Measured = 'score' | 'time';

const measures: Record<Measured, { value: SQL; step: SQL }> = {
  score: { value: sql.raw('recommendation_score'), step: scoreStep },
  time: { value: sql.raw('time_taken_seconds'), step: timeStep },
};

export interface Distribution {
  span: Span;
  steps: readonly number[];
}

export async function readMedians(reader: Reader, measured: Measured, windows: readonly Distribution[]): Promise<(number | null)[]> {
  const sought = windows.flatMap(({ span, steps }, index) => middlesOf(steps).map((middle) => ({ ...middle, span, index })));
  const found = await readMiddles(reader, measured, sought);
  return windows.map((_, index) => {
    const values = found.filter((each) => each.index === index).flatMap(({ low, high }) => [low, high]);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

interface Middle {
  step: number;
  low: number;
  high: number;
}

function middlesOf(steps: readonly number[]): Middle[] {
  const total = steps.reduce((sum, each) => sum + each, 0);
  if (total === 0) return [];
  const [one, other] = [placeOf(steps, Math.ceil(total / 2)), placeOf(steps, Math.floor(total / 2) + 1)];
  if (one.step === other.step) return [{ step: one.step, low: one.place, high: other.place }];
  return [one, other].map(({ step, place }) => ({ step, low: place, high: place }));
}

function placeOf(steps: readonly number[], rank: number): { step: number; place: number } {
  let place = rank;
  let step = 0;
  while (place > (steps[step] ?? Infinity)) place -= steps[step++] ?? 0;
  return { step, place };
}

type Sought = Middle & { span: Span; index: number };

async function readMiddles(
  reader: Reader,
  measured: Measured,
  sought: readonly Sought[],
): Promise<{ index: number; low: number; high: number }[]> {
  const { customerIds } = reader.place;
  if (sought.length === 0) return [];
  const { value, step } = measures[measured];
  const parts = sought.flatMap(({ span }, index) => {
    const [from, to] = textsOf(span);
    return customerIds.map((customerId) => ({ span: index, customerId, from, to }));
  });
  const [steps, lows, highs] = (['step', 'low', 'high'] as const).map((name) => sql.param(sought.map((each) => each[name])));
  const ordered = sql`array_agg(${value} order by ${value})`;
  const rows = await scoped(reader.tx, reader.access)
    .selectJoined(
      assessments,
      sql`${partsJoin('submitted', parts)} inner join unnest(${steps}::int[], ${lows}::int[], ${highs}::int[]) with ordinality
        as sought (sought_step, sought_low, sought_high, sought_number) on sought_number = part_span + 1 and (${step}) = sought_step`,
      {
        span: sql<number>`part_span`,
        low: sql<number>`(${ordered})[sought_low]::float8`,
        high: sql<number>`(${ordered})[sought_high]::float8`,
      },
      and(conditionOf(reader, 'submitted'), isSubmittedChat),
    )
    .groupBy(sql`part_span, sought_low, sought_high`);
  return rows.map(({ span, low, high }) => ({ index: sought[span]?.index ?? 0, low, high }));
}
