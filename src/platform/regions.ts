export const regions = ['ap-southeast-2', 'eu-west-1', 'us-east-1'] as const;
export type Region = (typeof regions)[number];
export const isRegion = (name: string): name is Region => (regions as readonly string[]).includes(name);

/** Origins of the platforms that the console is served for. */
export type PlatformUrls = Record<Region, string>;

type StoreUrls = Partial<Record<'shared' | 'identity' | Region, string>>;

export type DatabaseUrls = StoreUrls & {
  connections?: number;
  pooler?: 'session' | 'transaction';
  /** Past the pooler. */
  direct?: StoreUrls;
  /** Addresses of replicas. */
  read?: StoreUrls;
  /** Seconds that a replica may be behind. */
  replicaLag?: number;
};
