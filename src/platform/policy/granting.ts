import { beyond, goneDenials } from './beyond.ts';
import type { PathOf } from './compare.ts';
import { holder } from './holds.ts';
import { liftedBy } from './lifted.ts';
import type { Statement } from './statement.ts';

/** A change of a policy. */
export interface PolicyChange {
  before: readonly Statement[];
  after: readonly Statement[];
  /** What the group's other policies say. */
  beside: readonly Statement[];
  /** What the members of the group are granted elsewhere, all of them together. */
  elsewhere: readonly Statement[];
}

/** What one gives with a change of a policy and does not hold. */
export interface Excess {
  /** By the place of a new statement: what it allows, and neither it nor the group did before. */
  added: { index: number; more: readonly Statement[] }[];
  /** What comes back where a denial goes. */
  back: readonly Statement[];
  /** What the denials that go refused and one does not hold: to be told, since what comes back says what the members are granted elsewhere. */
  lifted: readonly Statement[];
}

/**
 * What a change of a policy gives that whoever makes it does not hold: nobody grants more than they hold (design «The platform»). What the group
 * was granted before is nobody's to justify; a denial that goes gives back what the members are granted by what stays.
 */
export function excessOf(own: readonly Statement[], { before, after, beside, elsewhere }: PolicyChange, pathOf: PathOf): Excess {
  const unheld = unheldBy(own, pathOf);
  const notYet = beyond([...before, ...beside], pathOf);
  const added = after.flatMap((statement, index) => {
    const more = unheld(notYet([statement]));
    return more.length > 0 ? [{ index, more }] : [];
  });
  const gone = goneDenials(before, after, pathOf);
  const back = gone.length > 0 ? unheld(liftedBy(gone, [...after, ...beside, ...elsewhere], pathOf)) : [];
  if (back.length === 0) return { added, back, lifted: [] };
  const refused = gone.map((statement) => ({ ...statement, effect: 'allow' as const }));
  const more = unheld(refused);
  // Of a denial that cannot be read all is told.
  return { added, back, lifted: more.length > 0 ? more : refused };
}

/** What of some statements one does not hold who holds these. */
function unheldBy(own: readonly Statement[], pathOf: PathOf): (granted: readonly Statement[]) => readonly Statement[] {
  const notOwn = beyond(own, pathOf);
  const isDenied = own.some(({ effect }) => effect === 'deny');
  const holds = holder(own, pathOf);
  return (granted) => {
    const more = notOwn(granted);
    if (more.length > 0 || !isDenied) return more;
    return granted.filter((statement) => !holds([statement]));
  };
}
