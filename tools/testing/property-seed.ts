import fc from 'fast-check';

// Properties use the same examples each time, so that a run can be repeated. PROPERTY_SEED sets another seed, and `any`
// a random one: a failure prints the seed to repeat it.
const named = process.env.PROPERTY_SEED ?? '20261121';
if (named !== 'any') fc.configureGlobal({ seed: Number(named) });
