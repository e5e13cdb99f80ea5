import type { Plan } from '../../../plan/Plan.ts';
import { undoTexts, useAction } from '../../actions/useAction.tsx';
import { useTools } from '../../values/useAsk.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import type { AuditEntry } from './undoable.ts';
import type { Undo } from './undoOf.ts';
import { operationFor } from '../../values/registry.ts';

export function useUndoEntry(plan: Plan) {
  const { ask, offers } = useTools();
  const { actions } = useAvailability();
  const { run, running } = useAction(plan);
  const isAllowed = (['selection', 'archived', 'record', 'list', 'undo'] as const)
    .flatMap((on) => actions(plan, on))
    .map(({ name }) => name);

  /** Every row of the call; the entry itself names the first hundred. */
  const subjectsOf = async (entry: AuditEntry): Promise<string[]> => {
    if (!offers(operationFor('auditSubjects'))) return entry.subjects;
    const { subjects } = await ask<{ subjects: string[] }>(operationFor('auditSubjects'), { entryId: entry._id });
    return subjects;
  };
  const undo = async ({ inverse, isBelow, held }: Undo, entry: AuditEntry): Promise<void> => {
    if (held && entry.hold) return void (await run(inverse, [entry.hold._id], { messages: undoTexts, undoes: true }));
    const [first, ...rest] = await subjectsOf(entry);
    if (first === undefined) return;
    const ids = isBelow ? rest : [first, ...rest];
    await run(inverse, ids, {
      ...(isBelow && { parent: { id: first, _id: first } }),
      // Many rows are read by the list that they are in now.
      among: { filter: {}, archived: inverse.on === 'archived' },
    });
  };
  return { undo, running, isAllowed: ({ inverse, held }: Undo) => isAllowed.includes((held ?? inverse).name) };
}
