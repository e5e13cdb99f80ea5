// Vendure's shop API, over the same small shop.
import { startVendure } from './vendure.mjs';

await startVendure('shop-api', { Product: 52 });
