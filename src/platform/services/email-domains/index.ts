import { getEmailDomain } from './read.ts';
import { createEmailDomain, retryDkim, updateEmailDomain } from './write.ts';

export const operations = [getEmailDomain, createEmailDomain, updateEmailDomain, retryDkim];
