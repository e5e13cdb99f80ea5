import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useOperationWords } from '../../values/operationWords.ts';
import { useIsOver } from '../../values/useIsOver.ts';
import { useUndoEntry } from './useUndoEntry.ts';
import type { AuditEntry } from './undoable.ts';
import type { Undo } from './undoOf.ts';

export function UndoEntry({ way, entry }: { way: Undo; entry: AuditEntry }) {
  const translate = useTranslate();
  const words = useOperationWords();
  const { undo, running, isAllowed } = useUndoEntry(way.plan);
  const isOver = useIsOver(way.held && entry.hold ? Date.parse(entry.hold.until) : undefined);
  if (isOver || !isAllowed(way)) return null;
  const count = entry.subjectCount - (way.isBelow ? 1 : 0);
  const text = count > 1 ? translate('screens.activity.undoAll', { smart_count: count, number: count }) : translate('ra.action.undo');
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={running}
      onClick={() => void undo(way, entry)}
      aria-label={`${text}: ${words(entry.operation)}`}
      sx={{ flexShrink: 0, justifySelf: 'start' }}
    >
      {text}
    </Button>
  );
}
