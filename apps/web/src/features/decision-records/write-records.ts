import { type CandidateGroup, type DecisionRecord, writeCsv } from '@winnow/contracts';
import type { AnalysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { requirementName } from '../../entities/analysis/requirement-name.ts';
import { describeActor, describeChange, describeReasons, type RecordWords } from './describe-record.ts';

type Words = RecordWords & {
  readonly analysis: AnalysisTexts;
  readonly groupNames: Readonly<Record<CandidateGroup, string>>;
  readonly labeled: (label: string, value: string) => string;
};

/** Decision records as a file for spreadsheets, in the language of the page. */
export function writeRecordsCsv(records: readonly DecisionRecord[], words: Words): Blob {
  const { texts, analysis, groupNames, labeled } = words;
  const { columns, record: of } = texts;
  const yesOrNo = (is: boolean) => (is ? columns.yes : columns.no);
  const headings = [
    ...[columns.time, of.recordId, of.job, columns.version, of.candidate, columns.kind],
    ...[columns.from, columns.to, of.reasons, columns.musts, of.member, columns.memberId],
    ...[of.together, columns.undo, columns.byPersonOnly, of.ranking],
    ...[of.score, of.potential, of.confidence, of.group, of.mustHaves, of.verdicts],
    ...[of.engine, of.jobHash, of.resultHash, columns.scoredAt],
  ];
  const rows = records.map((record) => {
    const { basis, change, departure, job } = record;
    const { from, to } = describeChange(change, words);
    const reasons = describeReasons({ ...record, reasonMusts: [] }, words).join('; ');
    return [
      ...[record.at, record.id, job.title, job.version, record.candidate, texts.kinds[change.kind]],
      ...[from, to, reasons, record.reasonMusts.join('; '), describeActor(record, texts), record.actorId],
      ...[record.changedTogether, yesOrNo(record.isUndo), yesOrNo(record.isByPersonOnly)],
      departure && texts.departures[departure],
      ...(basis
        ? [
            ...[basis.score, basis.potential, basis.confidence, groupNames[basis.group]],
            of.mustsMet(basis.mustsMet, basis.mustsTotal),
            basis.requirements
              .map((each) => labeled(requirementName(each, analysis), analysis.status[each.verdict]))
              .join('; '),
            ...[basis.engineVersion, basis.jobHash, basis.resultHash, basis.scoredAt],
          ]
        : withoutBasis),
    ];
  });
  return new Blob([writeCsv(headings, rows)], { type: 'text/csv;charset=utf-8' });
}

/** The cells of a decision before which nothing was scored. */
const withoutBasis = Array.from({ length: 10 }, () => null);

/** As the API has them, with codes in place of words. */
export function writeRecordsJson(records: readonly DecisionRecord[]): Blob {
  return new Blob([`${JSON.stringify(records, null, 2)}\n`], { type: 'application/json' });
}
