import dayjs from 'dayjs';

/** YYYY-MM-DD by the reader's clock. */
export const daysAgo = (count: number): string => dayjs().subtract(count, 'day').format('YYYY-MM-DD');
