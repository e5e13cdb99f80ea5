// @ts-check
// Preloaded into the processes of a run of the tests: their clocks are `TEST_SHIFT` milliseconds ahead.
const shift = Number(process.env['TEST_SHIFT']);
const now = () => real.now() + shift;
const real = Date;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
