import type { AuditOperation } from '../../../generated/types.ts';
import { undoInvitation } from '../applications/undoInvitation.ts';
import { undoMove, undoResend, undoStatus } from '../applications/undo.ts';
import type { Undo } from './undoing.ts';

/** How each operation that holds its messages is undone. */
export const undoes: Partial<Record<AuditOperation, Undo>> = {
  AppsMoveApplication: undoMove,
  AppsUpdateApplicationStatus: undoStatus,
  AppsResendApplicationAssessmentLink: undoResend,
  AppsResendApplicationMiReport: undoResend,
  CommonInviteCandidate: undoInvitation,
};
