import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Plan } from '../../plan/Plan.ts';

export interface PageProps {
  plan: Plan;
  use: 'list' | 'show' | 'create' | 'edit';
}

export interface PanelProps {
  plan: Plan;
  panel: string;
  record: RaRecord;
}

export interface BespokePage {
  Page?: ComponentType<PageProps>;
  Panel?: ComponentType<PanelProps>;
}
