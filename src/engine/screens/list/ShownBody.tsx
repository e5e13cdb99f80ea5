import type { ComponentProps } from 'react';
import type { ViewPlan } from '../../plan/Plan.ts';
import { later } from '../values/later.tsx';
import { ListBody } from './ListBody.tsx';

interface Props extends ComponentProps<typeof ListBody> {
  shown: ViewPlan;
}

/** The rows of a list as a table, or as its reader chose. */
export function ShownBody({ shown, ...props }: Props) {
  if (shown.kind === 'board' && !props.denied) return <Board board={shown} {...props} />;
  if (shown.kind === 'calendar' && !props.denied) return <Calendar calendar={shown} collection={props.collection} open={props.open} />;
  if (shown.kind === 'explore' && !props.denied) return <Explore collection={props.collection} />;
  return <ListBody {...props} />;
}

const Board = later(async () => (await import('./board/Board.tsx')).Board);

const Explore = later(async () => (await import('./explore/Explore.tsx')).Explore);

const Calendar = later(async () => (await import('./calendar/Calendar.tsx')).Calendar);
