import { describe, expect, it } from 'vitest';
import * as createCustomer from '../../src/generated/forms/org/createCustomer.ts';
import * as checkPolicy from '../../src/generated/forms/common/checkPolicy.ts';
import * as inviteCandidate from '../../src/generated/forms/common/inviteCandidate.ts';
import * as userRegion from '../../src/generated/forms/auth/userRegion.ts';
import { accept, acceptArgument } from '../../src/engine/forms/accept.ts';
import { fieldErrors } from '../../src/engine/forms/fieldErrors.ts';
import { limits } from '../../src/domain/limits.ts';
import { derived, transformed } from '../../src/engine/forms/transforms.ts';

const customer = { organizationId: 'o1', displayName: 'Acme', uniqueName: 'acme', awsRegion: 'eu-west-1' };
const keyOf = (change: Record<string, unknown>, name: string): string | undefined =>
  accept(createCustomer, { ...customer, ...change }).errors?.[name]?.key;

describe('an account name', () => {
  it.each(['a', 'acme', 'acme-2', 'a--b', 'a1'])('may be %s', (uniqueName) => {
    expect(keyOf({ uniqueName }, 'uniqueName')).toBeUndefined();
  });

  it.each(['Acme', '1acme', '-acme', 'acme-', 'ac me', 'acmé', 'acme_1', 'ac\nme'])('may not be %j', (uniqueName) => {
    expect(keyOf({ uniqueName }, 'uniqueName')).toBe('validation.customer.uniqueName.pattern');
  });

  it.each([
    ['Acme Group', 'acme-group'],
    ['  Acme   Group  ', 'acme-group'],
    ['Zoë & Søn’s Café (UK)', 'zoe-sns-cafe-uk'],
    ['ACME-2', 'acme-2'],
    ['…', ''],
  ])('is derived from %j as %j', (name, account) => {
    expect(derived('accountName', name)).toBe(account);
  });

  it('that is derived from a long name stays within its limit', () => {
    expect(derived('accountName', 'a '.repeat(500))).toHaveLength(limits.name);
  });
});

describe('an e-mail address', () => {
  const errorOf = (email: unknown): string | undefined => accept(userRegion, { email }).errors?.['email']?.key;

  it.each(['a@b.example', 'first.last+tag@mail.acme.example', ' padded@acme.example '])('may be %j', (email) => {
    expect(errorOf(email)).toBeUndefined();
  });

  it.each(['a', 'a@b', '@acme.example', 'a@', 'a b@acme.example', 'a@acme..example', 'a@acme.example.', 'a@@acme.example'])(
    'may not be %j',
    (email) => {
      expect(errorOf(email)).toBe('validation.email.format');
    },
  );

  it('is required when it is blank', () => {
    expect(errorOf('   ')).toBe('validation.email.required');
  });

  // Quadratic time takes hours for these, far beyond any test's patience; linear time takes milliseconds.
  it('is validated in no time however long it is', () => {
    expect(errorOf(`${'a.'.repeat(2_000_000)}@${'b-'.repeat(2_000_000)}`)).toBeDefined();
    expect(errorOf('a'.repeat(4_000_000))).toBeDefined();
  });
});

describe('values that were filled in', () => {
  it('are trimmed before they are validated and sent', () => {
    expect(accept(createCustomer, { ...customer, displayName: '  Acme  ', uniqueName: ' acme ' }).values).toEqual(customer);
  });

  it('are left alone where no transform is named, and absent fields stay absent', () => {
    expect(transformed({ transforms: { a: ['trim', 'lowerCase'], gone: ['trim'] } }, { a: ' X ', b: ' Y ', c: null })).toEqual({
      a: 'x',
      b: ' Y ',
      c: null,
    });
  });

  it('cannot be changed by a transform that nobody wrote', () => {
    expect(() => transformed({ transforms: { a: ['nosuch'] } }, { a: 'x' })).toThrow('no transform is named nosuch');
  });
});

describe('what is sent at an argument', () => {
  it('is validated without the fields that are asked for next to it', () => {
    const { awsRegion: _, ...sent } = customer;
    expect(acceptArgument(createCustomer, sent)).toEqual({ values: sent });
    expect(accept(createCustomer, sent).errors).toEqual({ awsRegion: { key: 'validation.customer.awsRegion.required' } });
  });

  it('is still validated in all others', () => {
    expect(acceptArgument(createCustomer, { organizationId: 'o1', displayName: '', uniqueName: 'acme' }).errors).toEqual({
      displayName: { key: 'validation.customer.displayName.required' },
    });
  });
});

describe('the todos of a policy check', () => {
  it('are lists of actions by resource', () => {
    expect(
      acceptArgument(checkPolicy, { todos: { 'prn:a:b': ['edge:access'] }, identity: { userId: 'u', groupIds: [] } }).errors,
    ).toBeUndefined();
    expect(Object.keys(acceptArgument(checkPolicy, { todos: { 'prn:a:b': 'edge:access' } }).errors ?? {})).toEqual(['todos.prn:a:b']);
    expect(Object.keys(acceptArgument(checkPolicy, { todos: ['edge:access'] }).errors ?? {})).toEqual(['todos']);
  });

  it('are limited in number', () => {
    const many = Object.fromEntries(Array.from({ length: limits.policyResources + 1 }, (_, index) => [`r${index}`, []]));
    expect(acceptArgument(checkPolicy, { todos: many }).errors).toHaveProperty('todos');
    expect(
      acceptArgument(checkPolicy, { todos: { r: Array.from({ length: limits.policyActions + 1 }, () => 'a:b') } }).errors,
    ).toHaveProperty(['todos.r']);
  });
});

describe('field errors', () => {
  it('tell that a field is missing before that it is malformed', () => {
    const wrong = (keyword: string) => ({
      instancePath: '/a',
      keyword: 'errorMessage',
      message: `m.${keyword}`,
      params: { errors: [{ instancePath: '/a', keyword, params: {} }] },
    });
    expect(fieldErrors([wrong('pattern'), wrong('minLength')])).toEqual({ a: { key: 'm.minLength' } });
  });

  it('have dotted paths, with the steps of JSON pointers unescaped', () => {
    expect(fieldErrors([{ instancePath: '/a/0/b~1c~0d', keyword: 'type', params: {} }])).toEqual({
      'a.0.b/c~d': { key: 'validation.type' },
    });
  });

  it('leave out that a condition failed, whose branches tell their own story', () => {
    expect(fieldErrors([{ instancePath: '', keyword: 'if', params: {} }])).toEqual({});
    expect(fieldErrors(null)).toEqual({});
  });
});

describe('the last name of a candidate', () => {
  const candidate = { email: 'ines@people.example', firstName: 'Ines', phoneNumber: '+61491570156' };
  const errorsOf = (lastName: unknown) => accept(inviteCandidate, { ...candidate, lastName }).errors;

  it.each([null, 'Santos', 'x'.repeat(50)])('may be %j: many have one name only', (lastName) => {
    expect(errorsOf(lastName)).toBeUndefined();
  });

  it.each([['x'.repeat(51)], [7]])('may not be %j', (lastName) => {
    expect(errorsOf(lastName)).toHaveProperty('lastName');
  });
});
