import { startPlatform } from './platform/browser.ts';
import { seed } from './seed.ts';

// `tsx tests/seedStore.ts DATA_DIR folder` and `tsx tests/seedStore.ts DATABASE_URL address` fill that store.
const [setting = '', value = ''] = process.argv.slice(2);
await seed(startPlatform({ [setting]: value }));
process.exit();
