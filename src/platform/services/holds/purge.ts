export const purges = { holds: { none: 'what was changed and by whom, by ids' } };
