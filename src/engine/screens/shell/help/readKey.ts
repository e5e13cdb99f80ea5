/** Key of the newest entry of the news that this user has read in this browser. */
export const readKey = (userId: string): string => `${userId}.help.read`;
