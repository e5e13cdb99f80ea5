import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { installServer, serverPlaces, startServer } from '../servers/run.ts';
import { reasonsOf, shareOf, tableOf } from '../servers/walk/table.ts';
import { walkConsole } from '../servers/walk/walk.ts';
import { startConsole, test } from './anyConsole.ts';

// Each server is one from npm, and each cell of the table API × feature is clicked.
test.skip(!process.env['DEEP'], 'npm run test:deep installs servers from npm and clicks through their consoles');

for (const place of serverPlaces())
  test(`the console of ${place.name} shows, finds, changes and saves its records, and nothing else happens to them`, async ({ page }) => {
    test.setTimeout(3_600_000);
    const { name } = place;
    const installed = installServer(place);
    test.skip('missing' in installed, 'missing' in installed ? `${name}: ${installed.missing}` : '');
    if ('missing' in installed) return;
    const server = await startServer(installed.folder, place);
    const headers = Object.entries(server.headers).flatMap(([key, value]) => ['--header', `${key}: ${value}`]);
    const { address, stop } = await startConsole(server.url, ...headers);
    try {
      page.setDefaultTimeout(20_000);
      const cells = new Map([[name, await walkConsole(page, address, server)]]);
      const report = `${tableOf(cells)}\n\n${reasonsOf(cells)}\n`;
      mkdirSync('test-results/servers', { recursive: true });
      writeFileSync(`test-results/servers/${name}.md`, report);
      process.stdout.write(`\n${report}\n`);
      const all = [...cells.values()].flat();
      expect(all.filter(({ says }) => says.startsWith('DESTROYS'))).toEqual([]);
      expect(shareOf(all).share, report).toBeGreaterThanOrEqual(0.9);
    } finally {
      await stop();
      await server.stop();
    }
  });
