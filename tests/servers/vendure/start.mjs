// Vendure's admin API.
import { startVendure } from './vendure.mjs';

await startVendure('admin-api', { Product: 66, Customer: 65, Facet: 3, Country: 4 });
