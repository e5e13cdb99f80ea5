import { laterWorded } from '../../values/later.tsx';

// Only lists of APIs that join comparisons load them.

export const ConditionsInput = laterWorded(async () => (await import('./ConditionsInput.tsx')).ConditionsInput);

export const ConditionsText = laterWorded(async () => (await import('./ConditionsText.tsx')).ConditionsText, '…');
