import { AuditOperation } from '../../../generated/values.ts';

/** Without it, what an entry says of candidates is left out. */
export const personalRight = 'apps:viewCandidate';

/** Operations whose entries and previews name candidates, or their addresses. */
const about = /Candidate|Application|Assessment|^AppsPurge|^AtsRetry|^CommonUndoHold|^Notif(Suppress|Allow)/;

export const isPersonal = (operation: string): boolean => about.test(operation);

export const personalOperations: readonly AuditOperation[] = [...AuditOperation].filter(isPersonal);
