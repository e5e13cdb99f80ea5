import type { AtsTemplateUiComponent } from '../../../../generated/types.ts';
import type { TemplateItem } from '../../../../engine/forms/template.ts';

/** An item as the contract shows it. */
export interface Item extends TemplateItem {
  description: string | null;
  uiComponent: AtsTemplateUiComponent;
  valueType: string;
  defaultValue: unknown;
  required: boolean;
  storedOnly: boolean;
}

/** What is said of an item besides where its value goes and what it is called. */
interface More {
  help?: string;
  fixed?: boolean;
  value?: unknown;
  /** Required: a credential by which calls are authenticated. */
  needed?: boolean;
  /** Nothing in the platform reads it yet. */
  stored?: boolean;
}

const kind =
  (uiComponent: AtsTemplateUiComponent, valueType: string) =>
  (key: string, label: string, { help, fixed = false, value = null, needed = false, stored = false }: More = {}): Item => ({
    isReadOnly: fixed,
    key,
    label,
    description: help ?? null,
    uiComponent,
    valueType,
    defaultValue: value,
    required: needed,
    storedOnly: stored,
  });

export const text = kind('singleString', 'string');
export const number = kind('singleNumber', 'number');
export const onOff = kind('singleRadio', 'boolean');
export const texts = kind('multiStringArray', 'string[]');
export const statuses = kind('appsApplicationStatusConfig', 'object');
export const groups = kind('groupIdsConfig', 'object');
export const workflows = kind('flagWorkflowIdsConfig', 'object');

/** A secret is a text whose key says so (`validation/atsTenant.ts`). */
export const secret = kind('singleString', 'string');
