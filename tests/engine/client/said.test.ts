import { texts } from '../../../src/engine/app/texts.ts';
import { createTranslate } from '../../../src/engine/texts/translate.ts';
import { describe, expect, it } from 'vitest';
import { refusal, toHttpError } from '../../../src/engine/client/errors.ts';
import { externalApi } from '../../../src/engine/client/externalApi.ts';
import { plainWords, reportedExtensions } from '../../../src/engine/client/reportedExtensions.ts';

const said = (message: string, extensions: Record<string, unknown> = {}) => reportedExtensions({ message, extensions });

describe('what another API says of an error', () => {
  it.each(['CONFLICT', 'BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR', 'NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED', 'SOME_OTHER', undefined])(
    'is kept where its code is %s',
    (code) => {
      const extensions = said('The bike is rented.', { ...(code && { code }) });
      expect(extensions).toMatchObject({ reason: 'SAID', said: 'The bike is rented.', context: 'said' });
      expect(extensions.code).toBe(code === undefined || code === 'SOME_OTHER' ? 'UNKNOWN' : code);
    },
  );

  it('is shown instead of a reason of its own, for which there are no words here', () => {
    expect(said('The bike is rented.', { code: 'CONFLICT', reason: 'RENTED', count: 3, lng: 'xx' })).toEqual({
      code: 'CONFLICT',
      reason: 'SAID',
      said: 'The bike is rented.',
      context: 'said',
    });
  });

  it('isn’t the API’s where the console’s own server refuses', () => {
    const message = 'This console is read-only: it sends no mutation.';
    expect(said(message, { code: 'FORBIDDEN', by: 'console' })).toEqual({
      ...{ code: 'FORBIDDEN', reason: 'SAID', said: message, context: 'own' },
    });
    const say = createTranslate(texts, {});
    for (const key of ['screens.list.failed_own', 'screens.show.failedHelp_own', 'screens.form.denied_own', 'screens.reference.failed_own'])
      expect(say(key, { said: message })).toMatch(/^(?!.*The API says).*This console is read-only/);
  });

  it('stands at its field where it says which', () => {
    const error = refusal(
      'No.',
      said('Invalid.', { code: 'BAD_USER_INPUT', fields: { price: ['too low', 'too odd'], model: 'taken', a: 1 } }),
    );
    expect(error.body.errors).toEqual({
      price: { message: 'reasons.SAID', args: { said: 'too low too odd' } },
      model: { message: 'reasons.SAID', args: { said: 'taken' } },
    });
    expect(refusal('No.', said('No.', { fields: 'price' })).body.errors).toBeUndefined();
  });

  it('is one line of plain text, whatever it is', () => {
    expect(plainWords('Error:\n\tat <b>x</b>\u0000 \u202Egnp.exe')).toBe('Error: at <b>x</b> gnp.exe');
    expect(plainWords('{{name}} $t(ra.action.save)')).not.toMatch(/\{\{|\$t\(/);
    expect(plainWords('é'.repeat(100_000))).toBe(`${'é'.repeat(400)}…`);
    expect(plainWords({ message: 'x' })).toBe('');
    expect(said('')).toEqual({ code: 'UNKNOWN' });
  });

  it('makes nobody believe that the network is gone, nor that a code of JavaScript is one', () => {
    expect(said('No.', { code: 'NETWORK' }).code).toBe('UNKNOWN');
    expect(said('No.', { code: 'constructor' }).code).toBe('UNKNOWN');
    expect(said('No.', { code: 404 }).code).toBe('NOT_FOUND');
  });

  it('is nothing that the platform’s own errors have', () => {
    const thrown = {
      message: 'no',
      body: { graphQLErrors: [{ message: 'relation "x" does not exist', extensions: { code: 'CONFLICT' } }] },
    };
    expect(toHttpError(thrown).body).toEqual({ code: 'CONFLICT', extensions: {} });
    expect(toHttpError(thrown, externalApi.extensionsOf).body).toMatchObject({ code: 'CONFLICT', reason: 'SAID' });
  });
});
