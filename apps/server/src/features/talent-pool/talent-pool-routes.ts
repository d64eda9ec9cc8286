import { askWhatIf, explainPool, exportPool, readPoolQuery, searchPool } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import type { ExplainService } from './explain-service.ts';
import type { TalentPoolService } from './talent-pool-service.ts';
import type { WhatIfService } from './what-if-service.ts';

export function mountTalentPool(
  api: Api,
  {
    talentPool,
    poolExplanations,
    whatIf,
  }: {
    readonly talentPool: TalentPoolService;
    readonly poolExplanations: ExplainService;
    readonly whatIf: WhatIfService;
  },
): void {
  mount(api, readPoolQuery, async ({ caller, input: { text }, signal }) => ({
    data: await talentPool.read(caller, text, signal),
  }));

  mount(api, searchPool, async ({ caller, input, signal }) => ({
    data: await talentPool.search(caller, input, signal),
  }));

  mountDownload(api, exportPool, async ({ caller, input, signal }) => {
    const { fileName, content } = await talentPool.export(caller, input, signal);
    return { fileName, mediaType: 'text/csv; charset=utf-8', content: Uint8Array.from(content) };
  });

  mount(api, askWhatIf, async ({ caller, input: { id, changes }, signal }) => ({
    data: await whatIf.ask(caller, id, changes, signal),
  }));

  mount(api, explainPool, async ({ caller, input: { chips, personIds }, signal }) => ({
    data: await poolExplanations.explain(caller, chips, personIds, signal),
  }));
}
