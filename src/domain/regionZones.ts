export const regionZones = {
  'ap-southeast-2': 'Australia/Sydney',
  'eu-west-1': 'Europe/Dublin',
  'us-east-1': 'America/New_York',
} as const;
