import { vi } from 'vitest';

// The files of a worker share its process and installed packages. Everything else is reset for each file: our modules
// with their state, globals and the clock.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
