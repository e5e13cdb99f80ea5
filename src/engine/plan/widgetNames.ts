/** Widgets of the engine that show a value; its tables have one for each. */
export const fieldWidgets = [
  ...([
    'text',
    'multiline',
    'email',
    'url',
    'number',
    'boolean',
    'date',
    'dateTime',
    'choice',
    'choices',
    'reference',
    'references',
  ] as const),
  ...(['id', 'json', 'copyId', 'count', 'moment', 'place', 'rows', 'status', 'title', 'image', 'money', 'member', 'dateSpan'] as const),
  ...(['colour', 'percent', 'duration', 'phone'] as const),
] as const;
export type FieldWidget = (typeof fieldWidgets)[number];

/** Widgets of the engine that take a value. */
export const inputWidgets = [
  ...(['text', 'multiline', 'email', 'url', 'number', 'boolean', 'date', 'dateTime', 'choice', 'radio', 'choices', 'reference'] as const),
  ...(['references', 'id', 'json', 'toggle', 'phone', 'chips', 'choiceOrNew', 'emails', 'offeredValue', 'recordsPicker'] as const),
  ...(['dateRange', 'dateSpan', 'csvRows', 'template', 'secret', 'unsupported', 'file', 'files', 'colour'] as const),
] as const;
export type InputWidget = (typeof inputWidgets)[number];
