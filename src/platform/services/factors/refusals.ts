import { afterCommit, badInput, conflict } from '../../errors.ts';

// Marked `afterCommit`: a spent challenge or try stays spent.

export const passkeyRefused = (reason: 'PASSKEY_REFUSED' | 'PASSKEY_EXPIRED' = 'PASSKEY_REFUSED') =>
  afterCommit(badInput({}, { message: 'This passkey was not accepted.', reason }));

export const wrongAppCode = () =>
  afterCommit(badInput({ code: 'validation.factorCode.wrong' }, { reason: 'FACTOR_CODE_WRONG', message: 'The code is not correct.' }));

export const methodOff = () => conflict('This way is not open to you.', { reason: 'METHOD_OFF' });
