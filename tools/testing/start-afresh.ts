import { vi } from 'vitest';

// The files of a worker share its process and what npm installed. All else each file begins with anew: our own
// modules with what they keep, the globals and the clock.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
