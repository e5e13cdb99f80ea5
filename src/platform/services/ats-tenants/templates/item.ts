import type { AtsTemplateUiComponent } from '../../../../generated/types.ts';
import type { TemplateItem } from '../../../../engine/forms/template.ts';

export interface Item extends TemplateItem {
  description: string | null;
  uiComponent: AtsTemplateUiComponent;
  valueType: string;
  defaultValue: unknown;
  required: boolean;
  storedOnly: boolean;
}

interface More {
  help?: string;
  fixed?: boolean;
  value?: unknown;
  needed?: boolean;
}

const kind =
  (uiComponent: AtsTemplateUiComponent, valueType: string) =>
  (key: string, label: string, { help, fixed = false, value = null, needed = false }: More = {}): Item => ({
    isReadOnly: fixed,
    key,
    label,
    description: help ?? null,
    uiComponent,
    valueType,
    defaultValue: value,
    required: needed,
    storedOnly: false,
  });

export const text = kind('singleString', 'string');
export const number = kind('singleNumber', 'number');
export const onOff = kind('singleRadio', 'boolean');
export const texts = kind('multiStringArray', 'string[]');
export const statuses = kind('appsApplicationStatusConfig', 'object');
export const groups = kind('groupIdsConfig', 'object');
export const workflows = kind('flagWorkflowIdsConfig', 'object');

export const secret = kind('singleString', 'string');
