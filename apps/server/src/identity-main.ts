/** The identity service alone, for runs that check its protocol: in memory, or on a folder. Never for people. */
import { readConformanceConfig } from './config/identity-conformance-config.ts';
import { serveIdentity } from './identity-server/serve-identity.ts';

const settings = readConformanceConfig(process.env);
if (settings.ok) await serveIdentity(settings.config);
else {
  process.stderr.write(`${settings.message}\n`);
  process.exitCode = 2;
}
