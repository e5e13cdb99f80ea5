import { bootstrap, DefaultLogger, LanguageCode, LogLevel } from '@vendure/core';

const superadmin = { identifier: 'admin', password: 'a made-up password' };
const range = (size) => Array.from({ length: size }, (_, index) => index);

/** Starts Vendure over an SQLite in memory, with a small shop that is written through its own admin API. */
export async function startVendure(api, counts) {
  const port = Number(process.env.PORT);
  await bootstrap({
    apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: { tokenMethod: 'bearer', superadminCredentials: superadmin, requireVerification: false },
    dbConnectionOptions: { type: 'sqljs', synchronize: true, logging: false, autoSave: false },
    paymentOptions: { paymentMethodHandlers: [] },
    logger: new DefaultLogger({ level: LogLevel.Error }),
    plugins: [],
  });
  const base = `http://127.0.0.1:${port}`;
  const headers = {};
  const ask = async (path, query, variables = {}) => {
    const response = await fetch(`${base}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return { data, token: response.headers.get('vendure-auth-token') };
  };
  const login = `mutation ($identifier: String!, $password: String!) {
    login(username: $identifier, password: $password) { __typename }
  }`;
  const { token } = await ask('admin-api', login, superadmin);
  headers.authorization = `Bearer ${token}`;
  await seed((query, variables) => ask('admin-api', query, variables).then(({ data }) => data));
  if (api === 'shop-api') headers.authorization = await customerToken(ask, login);
  console.log(`ready ${base}/${api} ${JSON.stringify({ headers, counts })}`);
}

/** Signs a customer of the shop in. */
async function customerToken(ask, login) {
  const identifier = 'customer0@mail.example';
  const password = 'another made-up password';
  const make = `mutation ($input: CreateCustomerInput!, $password: String) {
    createCustomer(input: $input, password: $password) { __typename }
  }`;
  await ask('admin-api', make, { input: { firstName: 'Ada', lastName: 'Zero', emailAddress: identifier }, password });
  const { token } = await ask('shop-api', login, { identifier, password });
  return `Bearer ${token}`;
}

async function seed(ask) {
  const en = (name, more = {}) => ({ languageCode: LanguageCode.en, name, ...more });
  const make = (name, type, input) =>
    ask(`mutation ($input: ${type}) { ${name}(input: $input) { ... on Node { id } } }`, { input }).then((data) => data[name]);
  const zone = await make('createZone', 'CreateZoneInput!', { name: 'Everywhere' });
  for (const [code, name] of [
    ['BE', 'Belgium'],
    ['PT', 'Portugal'],
    ['FI', 'Finland'],
    ['AT', 'Austria'],
  ]) {
    const country = await make('createCountry', 'CreateCountryInput!', { code, enabled: true, translations: [en(name)] });
    await ask('mutation ($zone: ID!, $ids: [ID!]!) { addMembersToZone(zoneId: $zone, memberIds: $ids) { id } }', {
      zone: zone.id,
      ids: [country.id],
    });
  }
  const category = await make('createTaxCategory', 'CreateTaxCategoryInput!', { name: 'Standard', isDefault: true });
  await make('createTaxRate', 'CreateTaxRateInput!', {
    name: 'Standard tax',
    enabled: true,
    value: 20,
    categoryId: category.id,
    zoneId: zone.id,
  });
  const { activeChannel } = await ask('{ activeChannel { id } }');
  await ask('mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }', {
    input: { id: activeChannel.id, defaultTaxZoneId: zone.id, defaultShippingZoneId: zone.id },
  });
  for (const name of ['Brand', 'Colour', 'Material']) {
    const code = name.toLowerCase();
    const values = ['One', 'Two'].map((each) => ({ code: `${code}-${each.toLowerCase()}`, translations: [en(`${name} ${each}`)] }));
    await make('createFacet', 'CreateFacetInput!', { code, isPrivate: false, translations: [en(name)], values });
  }
  for (const name of ['Members', 'Staff']) await make('createCustomerGroup', 'CreateCustomerGroupInput!', { name });
  for (const name of ['new', 'sale', 'last']) await make('createTag', 'CreateTagInput!', { value: name });
  for (const at of range(66)) {
    const name = `Lamp ${String((at * 37) % 66).padStart(2, '0')}`;
    const texts = { slug: `lamp-${at + 1}`, description: `A lamp that was made up as number ${at + 1}.` };
    const product = await make('createProduct', 'CreateProductInput!', { enabled: at % 5 !== 0, translations: [en(name, texts)] });
    const variant = { productId: product.id, sku: `LAMP-${at + 1}`, price: 1000 + at * 10, stockOnHand: 20, translations: [en(name)] };
    await ask('mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }', { input: [variant] });
  }
  for (const at of range(65)) {
    const input = { firstName: `Ada ${at + 1}`, lastName: `Voss ${(at * 17) % 65}`, emailAddress: `customer${at + 1}@mail.example` };
    await make('createCustomer', 'CreateCustomerInput!', input);
  }
}
