import fc from 'fast-check';

// Properties are tried on the same examples each time, so that a run can be repeated. PROPERTY_SEED names others, and
// `any` takes new ones: what then fails tells the seed to repeat it with.
const named = process.env.PROPERTY_SEED ?? '20261121';
if (named !== 'any') fc.configureGlobal({ seed: Number(named) });
