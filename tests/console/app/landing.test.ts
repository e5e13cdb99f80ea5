import { describe, expect, it } from 'vitest';
import { parseAddress, placeOf } from '../../../src/console/app/landing.ts';
import { regionToAsk } from '../../../src/console/app/regions.ts';
import { isLanding } from '../../../src/console/app/start.ts';
import { customer, person } from './people.ts';

const here = customer('c1');
const there = customer('c2', { awsRegion: 'eu-west-1' });
const me = person([here, there]);

describe('the place of an address', () => {
  it('is the customer whose id and region both match', () => {
    expect(placeOf('/region/eu-west-1/customers/c2/customers', me)).toEqual({
      kind: 'tenant',
      customer: there,
      base: '/region/eu-west-1/customers/c2',
    });
  });

  it('is nothing to see for a customer of another region or of somebody else', () => {
    expect(placeOf('/region/us-east-1/customers/c2', me)).toEqual({ kind: 'foreign', customer: here });
    expect(placeOf('/region/eu-west-1/customers/c3/customers', me)).toEqual({ kind: 'foreign', customer: here });
  });

  it('is the default customer for any other address', () => {
    expect(placeOf('/', me)).toEqual({ kind: 'move', path: '/region/ap-southeast-2/customers/c1' });
    expect(placeOf('/customers', me)).toEqual({ kind: 'move', path: '/region/ap-southeast-2/customers/c1' });
  });

  it('is a customer of the region when the address names only that', () => {
    expect(placeOf('/region/eu-west-1', me)).toEqual({ kind: 'move', path: '/region/eu-west-1/customers/c2' });
    expect(placeOf('/region/us-east-1/', me)).toEqual({ kind: 'foreign', customer: here });
  });

  it('is refused for a region that does not exist', () => {
    expect(placeOf('/region/mars/customers/c1', me)).toEqual({ kind: 'unknownRegion', region: 'mars' });
  });

  it('fails without a default customer, and only where one is needed', () => {
    const lost = person([here], { defaultCustomer: null });
    expect(placeOf('/', lost)).toEqual({ kind: 'noCustomer' });
    expect(placeOf('/region/ap-southeast-2/customers/c1', lost)).toMatchObject({ kind: 'tenant' });
  });
});

describe('an address', () => {
  it('is taken apart below the tenant', () => {
    expect(parseAddress('/region/eu-west-1/customers/c%202/customers/create')).toEqual({
      region: 'eu-west-1',
      customerId: 'c 2',
      rest: 'customers/create',
    });
    expect(parseAddress('/region/%E0%A4%A/customers/x')).toMatchObject({ region: '%E0%A4%A' });
  });

  it('leads to the landing page from the base alone', () => {
    expect(isLanding('/region/eu-west-1/customers/c2')).toBe(true);
    expect(isLanding('/region/eu-west-1/customers/c2/workflow-sets')).toBe(false);
    expect(isLanding('/region/eu-west-1/customers/c2/customers')).toBe(false);
  });

  it('names the region to ask, else the cookie of the last sign-in does, else the default', () => {
    expect(regionToAsk('/region/eu-west-1/customers/c2', 'region=us-east-1')).toBe('eu-west-1');
    expect(regionToAsk('/login', 'a=b; region=us-east-1')).toBe('us-east-1');
    expect(regionToAsk('/region/mars', 'region=venus')).toBe('ap-southeast-2');
  });
});
