import type { Choice } from './SwitchPlan.ts';

export const yesOrNo: Choice[] = [
  { id: 'true', label: 'ra.boolean.true' },
  { id: 'false', label: 'ra.boolean.false' },
];
