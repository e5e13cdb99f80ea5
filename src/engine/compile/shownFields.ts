import type { Context } from './context.ts';

export function shownFields(
  { declaration, report }: Pick<Context, 'report'> & { declaration?: Context['declaration'] },
  shows: readonly string[],
): readonly string[] {
  const details = declaration?.details?.map((each) => (typeof each === 'string' ? each : each.field)) ?? [];
  for (const path of shows) if (!details.includes(path)) report.add('R017', 'shows', 'a detail of the resource', path, details);
  return shows;
}
