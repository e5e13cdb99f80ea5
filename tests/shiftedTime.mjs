// @ts-check
// Preloaded into the processes of a test run: shifts their clocks by `TEST_SHIFT` milliseconds.
const shift = Number(process.env['TEST_SHIFT']);
const now = () => real.now() + shift;
const real = Date;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
