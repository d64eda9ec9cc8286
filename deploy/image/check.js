// Says whether the process in this container answers: at its port, or a worker at that for metrics.
const { PORT = '3000', METRICS_PORT } = process.env;
const addresses = [`http://127.0.0.1:${PORT}/healthz`, `http://127.0.0.1:${METRICS_PORT}/metrics`];

for (const address of METRICS_PORT ? addresses : addresses.slice(0, 1)) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  if (answer?.ok) process.exit(0);
}
process.exit(1);
