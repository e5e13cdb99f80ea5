import { beyond, goneDenials } from './beyond.ts';
import type { PathOf } from './compare.ts';
import { holder } from './holds.ts';
import { liftedBy } from './lifted.ts';
import type { Statement } from './statement.ts';

export interface PolicyChange {
  before: readonly Statement[];
  after: readonly Statement[];
  otherStatements: readonly Statement[];
  elsewhere: readonly Statement[];
}

export interface Excess {
  added: { index: number; more: readonly Statement[] }[];
  back: readonly Statement[];
  /** Removed denials that the author lacks, for the message: `back` would reveal the members' other groups. */
  lifted: readonly Statement[];
}

/** Nobody grants more than they hold (design “The platform”); removing a denial restores what remains granted. */
export function excessOf(own: readonly Statement[], { before, after, otherStatements, elsewhere }: PolicyChange, pathOf: PathOf): Excess {
  const unheld = unheldBy(own, pathOf);
  const notYet = beyond([...before, ...otherStatements], pathOf);
  const added = after.flatMap((statement, index) => {
    const more = unheld(notYet([statement]));
    return more.length > 0 ? [{ index, more }] : [];
  });
  const gone = goneDenials(before, after, pathOf);
  const back = gone.length > 0 ? unheld(liftedBy(gone, [...after, ...otherStatements, ...elsewhere], pathOf)) : [];
  if (back.length === 0) return { added, back, lifted: [] };
  const refused = gone.map((statement) => ({ ...statement, effect: 'allow' as const }));
  const more = unheld(refused);
  return { added, back, lifted: more.length > 0 ? more : refused };
}

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
