import dayjs from 'dayjs';

/** The day so many days before today where the reader is, YYYY-MM-DD. */
export const daysAgo = (count: number): string => dayjs().subtract(count, 'day').format('YYYY-MM-DD');
