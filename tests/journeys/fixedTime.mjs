// @ts-check
// Preloaded into a platform under test: its clock stands still at `FIXED_TIME`.
const at = Date.parse(process.env['FIXED_TIME'] ?? '');
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [at], newTarget),
  get: (target, key, receiver) => (key === 'now' ? () => at : Reflect.get(target, key, receiver)),
});
