import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Plan } from '../../plan/Plan.ts';

// The product's own screens: the console composes them, since screens do not import pages.

/** What a bespoke screen in place of one of a kind's own is given. */
export interface PageProps {
  plan: Plan;
  use: 'list' | 'show' | 'create' | 'edit';
}

/** What a bespoke tab of a record's page is given. */
export interface PanelProps {
  plan: Plan;
  /** The tab's name in the declaration. */
  panel: string;
  record: RaRecord;
}

/** A page of the product: its screen, or its tab. */
export interface BespokePage {
  Page?: ComponentType<PageProps>;
  Panel?: ComponentType<PanelProps>;
}
