import { beyond, goneDenials } from './beyond.ts';
import type { PathOf } from './compare.ts';
import { holder } from './holds.ts';
import { liftedBy } from './lifted.ts';
import type { Statement } from './statement.ts';

export interface PolicyChange {
  before: readonly Statement[];
  after: readonly Statement[];
  /** Statements of the group's other policies. */
  otherPolicies: readonly Statement[];
  /** Statements that the members hold through other groups. */
  otherGroups: readonly Statement[];
}

export interface Excess {
  /** By index of the changed statement, what it newly grants and the author lacks. */
  added: { index: number; unheld: readonly Statement[] }[];
  /** Grants that apply again without the removed denials, and that the author lacks. */
  restored: readonly Statement[];
  /** Removed denials that the author lacks, for the message: `restored` would reveal the members' other groups. */
  lifted: readonly Statement[];
}

/** Nobody grants more than they hold (design “The platform”); removing a denial restores what remains granted. */
export function excessOf(own: readonly Statement[], { before, after, otherPolicies, otherGroups }: PolicyChange, pathOf: PathOf): Excess {
  const unheldOf = unheldBy(own, pathOf);
  const notYet = beyond([...before, ...otherPolicies], pathOf);
  const added = after.flatMap((statement, index) => {
    const unheld = unheldOf(notYet([statement]));
    return unheld.length > 0 ? [{ index, unheld }] : [];
  });
  const gone = goneDenials(before, after, pathOf);
  const restored = gone.length > 0 ? unheldOf(liftedBy(gone, [...after, ...otherPolicies, ...otherGroups], pathOf)) : [];
  if (restored.length === 0) return { added, restored, lifted: [] };
  const refused = gone.map((statement) => ({ ...statement, effect: 'allow' as const }));
  const unheld = unheldOf(refused);
  return { added, restored, lifted: unheld.length > 0 ? unheld : refused };
}

function unheldBy(own: readonly Statement[], pathOf: PathOf): (granted: readonly Statement[]) => readonly Statement[] {
  const notOwn = beyond(own, pathOf);
  const isDenied = own.some(({ effect }) => effect === 'deny');
  const holds = holder(own, pathOf);
  return (granted) => {
    const notGranted = notOwn(granted);
    if (notGranted.length > 0 || !isDenied) return notGranted;
    return granted.filter((statement) => !holds([statement]));
  };
}
