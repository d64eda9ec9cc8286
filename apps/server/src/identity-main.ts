/** The standalone identity service, for conformance runs: in memory or in a folder. Not for production. */
import { readConformanceConfig } from './config/identity-conformance-config.ts';
import { serveIdentity } from './identity-server/serve-identity.ts';

const settings = readConformanceConfig(process.env);
if (settings.ok) await serveIdentity(settings.config);
else {
  process.stderr.write(`${settings.message}\n`);
  process.exitCode = 2;
}
