import { getDeadLetters } from './list.ts';
import { tryDeadLettersAgain } from './tryAgain.ts';

export const operations = [getDeadLetters, tryDeadLettersAgain];
