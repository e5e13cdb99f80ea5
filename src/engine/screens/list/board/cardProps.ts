import type { Plan } from '../../../plan/Plan.ts';
import type { Row } from '../listState.ts';
import type { BoardColumn } from './boardColumns.ts';

/** Common to all cards of a board. */
export interface CardProps {
  plan: Plan;
  board: string;
  open: ((id: string) => string) | undefined;
  highlighted: string | undefined;
  toggle: ((id: string) => void) | undefined;
  openMenu: ((id: string, anchor: HTMLElement) => void) | undefined;
  see: (rows: readonly Row[], column: BoardColumn) => void;
}
