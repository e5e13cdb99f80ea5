import { expect, it } from 'vitest';
import { stranger } from './stranger.ts';

it('values are shown by what their names and types say: money, images, addresses, long texts', () => {
  const { plan } = stranger(
    `scalar URL type Money { amount: String! currencyCode: String! } type Range { amount: Int currency: String from: Int to: Int unit: String }
    type Product { id: ID! name: String! price: Money range: Range photoUrl: URL logo: String website: String contactEmail: String description: String email_count: Int imageCount: Int }
    type Query { products: [Product!]! product(id: ID!): Product }`,
  ).open('products');
  const widgets = Object.fromEntries(plan.details.flatMap(({ path, widget }) => (widget === undefined ? [] : [[path, widget]])));
  expect(widgets).toEqual({
    'price.amount': 'money',
    photoUrl: 'image',
    logo: 'image',
    website: 'url',
    contactEmail: 'email',
    description: 'multiline',
  });
  expect(plan.list?.text).toContain('price @include(if: $with_');
  expect(plan.list?.text).toMatch(/price @include\(if: \$with_\d+\) \{ amount currencyCode \}/);
});

it('colours, percent, durations and telephone numbers are found by the last word of a name', () => {
  const { plan, forms } = stranger(
    `scalar Duration scalar HexColorCode
    type Label { id: ID! name: String! color: String hexColor: HexColorCode colour_code: String colorful: Boolean
      phone: String home_phone_number: String mobile: String hotel: String microphone: String phones: [String!] isMobile: Boolean
      taxPercent: Float done_percentage: Int pct: Float percentiles: Int
      cookMinutes: Int timeoutMs: Int delay_seconds: Float rooms: Int items: Int latitudeMinutes: Int second: Int length: Duration lengthMs: String }
    type Query { labels: [Label!]! label(id: ID!): Label }
    type Mutation { createLabel(name: String!, color: String, phone: String, cookMinutes: Int, length: Duration): Label }`,
  ).open('labels');
  const widgets = Object.fromEntries(plan.details.flatMap(({ path, widget }) => (widget === undefined ? [] : [[path, widget]])));
  expect(widgets).toEqual({
    ...{ color: 'colour', hexColor: 'colour', colour_code: 'colour' },
    ...{ phone: 'phone', home_phone_number: 'phone', mobile: 'phone', phones: 'text' },
    ...{ taxPercent: 'percent', done_percentage: 'percent', pct: 'percent' },
    ...{ cookMinutes: 'duration', timeoutMs: 'duration', delay_seconds: 'duration', length: 'duration' },
  });
  const fields = forms[plan.forms.create ?? '']?.plan.fields.map(({ name, kind, widget }) => [name, widget ?? kind]);
  expect(fields).toEqual([
    ['name', 'text'],
    ['color', 'colour'],
    ['phone', 'text'],
    ['cookMinutes', 'number'],
    ['length', 'text'],
  ]);
});
