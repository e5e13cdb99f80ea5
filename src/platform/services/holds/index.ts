import { undoHold } from './undo.ts';

export const operations = [undoHold];
