// @ts-check
// Starts the thread in which large schemas are compiled. Plain JavaScript, so that it can be started before anything reads TypeScript.
for (const kind of ['tsx/esm/api', 'tsx/cjs/api']) (await import(kind)).register();
await import('./answeringWorker.ts');
