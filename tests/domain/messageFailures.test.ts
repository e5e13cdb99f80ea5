import { describe, expect, it } from 'vitest';
import { mailFailureOf, mailFaultOf, smsFailureOf } from '../../src/domain/messageFailures.ts';

describe('why a mail did not arrive', () => {
  it.each([
    ['EENVELOPE 550 5.1.1', 'NO_SUCH_ADDRESS'],
    ['EENVELOPE 550 5.1.2', 'NO_SUCH_DOMAIN'],
    ['EENVELOPE 552 5.2.2', 'MAILBOX_FULL'],
    ['EMESSAGE 550 5.7.1', 'REFUSED'],
    ['EMESSAGE 550 5.7.26', 'SENDER_REFUSED'],
    ['EMESSAGE 552 5.3.4', 'TOO_LARGE'],
    ['EENVELOPE 550', 'NO_SUCH_ADDRESS'],
    ['EMESSAGE 554', 'REFUSED'],
    ['ECONNECTION', 'NOT_REACHED'],
    ['EAUTH 535', 'SENDER_REFUSED'],
    ['unknown', 'UNKNOWN'],
    ['', 'UNKNOWN'],
    ['EENVELOPE 999 9.9.9', 'UNKNOWN'],
  ])('is read from what is kept of it: %s', (kept, failure) => expect(mailFailureOf(mailFaultOf(kept))).toBe(failure));
});

it('a text message has a reason only if it did not arrive', () => {
  expect(smsFailureOf('Delivered', null)).toBeUndefined();
  expect(smsFailureOf('Invalid', null)).toBe('NO_SUCH_NUMBER');
  expect(smsFailureOf('Failed', 'There are not enough SMS credits')).toBe('NO_CREDITS');
});
