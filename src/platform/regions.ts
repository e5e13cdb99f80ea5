export const regions = ['ap-southeast-2', 'eu-west-1', 'us-east-1'] as const;
export type Region = (typeof regions)[number];
export const isRegion = (name: string): name is Region => (regions as readonly string[]).includes(name);

export type DatabaseUrls = Partial<Record<'shared' | 'identity' | Region, string>> & { connections?: number };
