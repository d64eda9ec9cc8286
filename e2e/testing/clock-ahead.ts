/** Preloaded into a server: moves its clock ahead by a number of days. */
const aheadMs = Number(process.env['CLOCK_AHEAD_DAYS']) * 24 * 60 * 60 * 1000;
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (OurDate, given: [], target) =>
    Reflect.construct(OurDate, given.length === 0 ? [now() + aheadMs] : given, target),
  get: (OurDate, name) => (name === 'now' ? () => now() + aheadMs : Reflect.get(OurDate, name)),
});
