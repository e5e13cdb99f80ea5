import type { DataProvider } from 'ra-core';
import type { Values } from '../../plan/sources.ts';

export interface OwnAction {
  /** `resources.{resource}.actions.{name}` translates it. */
  label: string;
  /** @default on records and on selected rows */
  on?: 'record' | 'selection';
  /** Name of a registered icon. */
  icon?: string;
  /** Question to confirm before it runs. */
  confirm?: string | ((selected: { ids: readonly string[] }) => string);
  /**
   * Answers what the user reads when it is done, or nothing. What it throws is shown, and the rows stay selected.
   * Records have the fields with which a record is read by its id in a list; `dataProvider.getOne` reads those of its page. Everything on the
   * screen is read again afterwards.
   */
  run: (selected: { ids: readonly string[]; records: readonly Values[] }, tools: { dataProvider: DataProvider }) => Promise<string | void>;
}
