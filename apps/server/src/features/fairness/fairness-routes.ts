import {
  changeSelfReportSettings,
  downloadFairnessWorkbook,
  getFairnessWorkbook,
  getSelfReportSettings,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import type { SelfReportService } from './self-reports/self-report-service.ts';
import type { WorkbookService } from './workbook/workbook-service.ts';

export type FairnessUses = {
  readonly selfReports: SelfReportService;
  readonly fairnessWorkbooks: WorkbookService;
};

export function mountFairness(api: Api, { selfReports, fairnessWorkbooks }: FairnessUses): void {
  mount(api, getSelfReportSettings, async ({ caller }) => ({
    data: await selfReports.getSettings(caller.organizationId),
  }));
  mount(api, changeSelfReportSettings, async ({ caller, input }) => ({
    data: await selfReports.change(caller, input.isOn),
  }));
  mount(api, getFairnessWorkbook, async ({ caller, input }) => ({
    data: await fairnessWorkbooks.read(caller, input),
  }));
  mountDownload(api, downloadFairnessWorkbook, ({ caller, input: { format, language, ...selection } }) =>
    fairnessWorkbooks.download(caller, selection, { format, language }),
  );
}
