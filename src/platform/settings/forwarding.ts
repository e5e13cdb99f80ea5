const platform = { type: 'string', format: 'origin' } as const;

const ownPlatform = {
  ...platform,
  unset: '`PLATFORM_URL`',
  description: 'Another platform for one region. Without `PLATFORM_URL` all three are required.',
} as const;

export const forwarding = {
  PLATFORM_URL: {
    ...platform,
    unset: 'none: the embedded platform runs',
    description:
      '[Serves the console alone](elsewhere.md), for a platform that runs elsewhere: `https://platform.example`, without a path. No database is opened.',
  },
  PLATFORM_URL_AP_SOUTHEAST_2: ownPlatform,
  PLATFORM_URL_EU_WEST_1: ownPlatform,
  PLATFORM_URL_US_EAST_1: ownPlatform,
  PLATFORM_EXTENSIONS: {
    enum: ['all', 'none'],
    default: 'all',
    description:
      'With `none`, the console of [a platform that has only what the specifications describe](elsewhere.md#a-platform-without-extensions): `all` or `none`.',
  },
} as const;
