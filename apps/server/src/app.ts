import { serverEvents } from '@winnow/contracts';
import { Hono } from 'hono';
import { features } from './features/index.ts';
import { forRequest } from './platform/database/scope.ts';
import { createApi } from './platform/http/data-api.ts';
import { answerErrors } from './platform/http/error-edge.ts';
import { createDiskGuard } from './platform/http/guards/disk-guard.ts';
import { refuseOtherMethods } from './platform/http/guards/refuse-other-methods.ts';
import { sameOrigin } from './platform/http/guards/same-origin.ts';
import { securityHeaders } from './platform/http/guards/security-headers.ts';
import { waitlistGate } from './platform/http/guards/waitlist-gate.ts';
import { serveApiDocs } from './platform/http/pages/api-docs.ts';
import { serveSecurityText } from './platform/http/pages/security-text.ts';
import { serveWeb } from './platform/http/pages/serve-web.ts';
import { whoIsCalling } from './platform/http/programs.ts';
import type { App, RequestEnv } from './platform/http/request-context.ts';
import { requestLog } from './platform/http/request-log.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';

/** Assembles the application: middleware, the features, and finally the web. */
export function createApp(platform: Platform, services: Services, isStopping: () => boolean): App {
  const app = new Hono<RequestEnv>();
  const { demoVideoUrl } = platform.pageSettings;
  const api = createApi({
    app,
    uploadFolder: platform.uploadFolder,
    openLimiter: services.limitStore.openLimiter,
    identifyCaller: whoIsCalling(
      [services.apiKeyCallers, services.assistantCallers],
      services.accounts.identifyCaller,
    ),
    recordProgramRead: services.recordProgramRead,
    isReadOnly: platform.pageSettings.isReadOnly,
    isStopping,
    listRoles: services.organizations.listRoles,
    seesJobsOf: services.hiringTeams.sees,
    recordOperatorCall: services.operator.recordCall,
    requireDiskRoom: createDiskGuard(platform.diskMeter, platform.storageCeilings.minFreeDiskShare),
  });

  app.use(requestLog(platform.log, platform));
  app.use((_, next) => forRequest(next));
  app.use(
    securityHeaders({
      overTls: platform.siteUrl?.startsWith('https:') ?? false,
      connectTo: platform.hostedIdentity ? [new URL(platform.hostedIdentity.url).origin] : [],
      framesFrom: demoVideoUrl ? [new URL(demoVideoUrl).origin] : [],
    }),
  );
  app.use(sameOrigin(platform.siteUrl));
  answerErrors(app, platform.log);
  if (platform.pageSettings.launchMode === 'waitlist') app.use(waitlistGate);

  features.routes(api, services);
  platform.eventStreams.mount(api, serverEvents, ({ emit }) => emit('hello', { version: platform.version }));
  serveApiDocs(api, platform.version);
  refuseOtherMethods(api);
  serveSecurityText(app, platform.pageSettings, platform.clock);
  serveWeb(app, platform.webFolder, platform.pageSettings);
  return app;
}
