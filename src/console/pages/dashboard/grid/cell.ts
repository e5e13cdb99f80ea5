import { createContext, useContext, type ReactNode } from 'react';

export interface Cell {
  handle?: ReactNode;
  isArranged?: boolean;
}

export const CellContext = createContext<Cell>({});

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

export const BodySizeContext = createContext<Size | undefined>(undefined);

/** Room that a card has below its title, in whole pixels; undefined before it is measured. */
export const useBodySize = (): Size | undefined => useContext(BodySizeContext);

/** Class names: drag handle, touch grip, non-draggable actions. */
export const handleClass = 'card-handle';
export const gripClass = 'card-grip';
export const actionsClass = 'card-actions';
