/** Groups of the menu. */
export const menu = {
  groups: {
    hiring: 'Hiring',
    people: 'People',
    settings: 'Settings',
    administration: 'Administration',
    logs: 'Logs',
    insights: 'Insights',
    user: 'You',
  },
} as const;

/** Names of the regions. */
export const regions = {
  'ap-southeast-2': 'Asia Pacific (Sydney)',
  'eu-west-1': 'Europe (Ireland)',
  'us-east-1': 'US East (N. Virginia)',
} as const;
