import type { RaRecord } from 'ra-core';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';

export interface ResourceFormProps {
  plan: Plan;
  loaded: GeneratedForm;
  record?: RaRecord | undefined;
  initial?: Values | undefined;
  cancelTo?: string;
  section?: { query: string; value: string } | undefined;
  stays?: boolean;
  bare?: boolean;
  touched?: boolean;
  readOnly?: boolean;
  saveLabel?: string | undefined;
  draftId?: string | undefined;
  onSaved: (record: RaRecord) => void;
}
