import { describe, expect, it } from 'vitest';
import { searchCustomers, sortCustomers } from '../../../src/console/customers/customers.ts';
import { customer } from '../app/people.ts';

const named = (...names: string[]) => names.map((customerDisplayName, index) => customer(`c${index}`, { customerDisplayName }));
const names = (customers: { customerDisplayName: string }[]) => customers.map((one) => one.customerDisplayName);

describe('customers', () => {
  it('are sorted alphabetically, whatever their case or accents', () => {
    expect(names(sortCustomers(named('zebra', 'Émile', 'Apple', 'eagle', 'Zoo')))).toEqual(['Apple', 'eagle', 'Émile', 'zebra', 'Zoo']);
  });

  it('that start with a symbol come last; digits and letters of any script do not', () => {
    expect(names(sortCustomers(named('#Local', 'Zoo', '*Star', '3M', '東京', ' (old)')))).toEqual([
      '3M',
      'Zoo',
      '東京',
      ' (old)',
      '*Star',
      '#Local',
    ]);
  });

  it('with numbers in their names are in the order of the numbers', () => {
    expect(names(sortCustomers(named('Store 10', 'Store 9')))).toEqual(['Store 9', 'Store 10']);
  });

  it('are found by words of name, account name and organisation, in any order', () => {
    const all = [
      customer('1', { customerDisplayName: 'Star Cafés', uniqueName: 'star-cafes', organizationDisplayName: 'Northlight' }),
      customer('2', { customerDisplayName: 'Starling', uniqueName: 'sky', organizationDisplayName: 'Acme' }),
    ];
    expect(names(searchCustomers(all, 'north STAR'))).toEqual(['Star Cafés']);
    expect(names(searchCustomers(all, ' sky '))).toEqual(['Starling']);
    expect(searchCustomers(all, '')).toHaveLength(2);
    expect(searchCustomers(all, 'zzz')).toHaveLength(0);
  });
});
