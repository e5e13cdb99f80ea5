/** Ways to show a list. */
export type ViewPlan = { kind: 'table'; name: 'table' } | BoardPlan | CalendarPlan | { kind: 'explore'; name: 'explore' };

/** Cards in columns: one for each choice of a filter, or of a switch. */
export interface BoardPlan {
  kind: 'board';
  /** In the address: `board.status`. */
  name: string;
  /** Catalogue key of the field or switch. */
  label: string;
  by:
    | { filter: string; several: boolean; field: string }
    /** The card's field that has the id of its column, if the switch is named after one. */
    | { switch: string; field?: string };
  /** Action that takes the chosen column. */
  move?: string;
}

/** Rows at their time. */
export interface CalendarPlan {
  kind: 'calendar';
  /** In the address: `calendar.startsAt`. */
  name: string;
  label: string;
  from: string;
  until?: string;
  /** Filter with the parts `gte` and `lte`, or `from` and `to`. */
  filter: { name: string; from: string; to: string };
}
