import { explainPool, readPoolQuery, searchPool } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { ExplainService } from './explain-service.ts';
import type { TalentPoolService } from './talent-pool-service.ts';

export function mountTalentPool(
  api: Api,
  {
    talentPool,
    poolExplanations,
  }: { readonly talentPool: TalentPoolService; readonly poolExplanations: ExplainService },
): void {
  mount(api, readPoolQuery, async ({ caller, input: { text }, signal }) => ({
    data: await talentPool.read(caller, text, signal),
  }));

  mount(api, searchPool, async ({ caller, input, signal }) => ({
    data: await talentPool.search(caller, input, signal),
  }));

  mount(api, explainPool, async ({ caller, input: { chips, personIds }, signal }) => ({
    data: await poolExplanations.explain(caller, chips, personIds, signal),
  }));
}
