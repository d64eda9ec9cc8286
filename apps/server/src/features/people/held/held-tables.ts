import { type SQL, sql } from 'drizzle-orm';

/**
 * Tables that refer to a person or their resumes and aren't in the person's archive, with the reason. New tables are
 * included automatically.
 */
export const leftOut = {
  resume_pairs: 'Compares the resume with those of other people.',
  resume_search: 'Words of the resume once more, for searches.',
  resume_identities: 'Words of the resume once more, to recognize the person in other resumes.',
  resume_identity_keys: 'The same, to look them up.',
  self_reports:
    'Kept apart from those who make the archive. The applicant sees it with the link of the confirmation email.',
  compared_resumes: 'That the resume was compared with open jobs; job_matches has what came of it.',
} as const satisfies Readonly<Record<string, string>>;

/** Tables that name candidates without a foreign key and aren't in the archive, with the reason. */
export const leftOutBesides = {
  pool_people: 'Facts of the resumes once more, as numbers of the index of the talent pool.',
  credit_entries: 'Books of the organization: what its runs cost.',
  credit_labels: 'The same: labels name the file, which is in resumes.',
  request_keys: 'Answers to repeated requests for some days; what they name is in resumes and analyses.',
  presences: 'Which member has the page open now.',
  audit_entries: 'In audit-log.json, without what concerns other people.',
} as const satisfies Readonly<Record<string, string>>;

/** Ids whose rows are exported. */
export type HeldIds = {
  /** The person and everyone merged into them. */
  readonly people: readonly string[];
  readonly resumes: readonly string[];
  readonly analyses: readonly string[];
};

/** Rows that belong to a person without referring to them, by table. */
export function besides({ people, resumes, analyses }: HeldIds): Readonly<Record<string, SQL>> {
  const ofAnalyses = analyses.length > 0 ? sql`${analyses}` : sql`(null)`;
  return {
    imports: sql`t.id in (select import_id from import_items where resume_id in ${resumes})`,
    mailbox_emails: sql`t.id in (select email_id from mailbox_attachments where resume_id in ${resumes})`,
    tracking_connections: sql`t.id in (select connection_id from tracked_resumes where resume_id in ${resumes}
      union select connection_id from tracking_notes where analysis_id in ${ofAnalyses})`,
    talent_lists: sql`t.id in (select list_id from listed_people where person_id in ${people})`,
    shares: sql`t.id in (select share_id from share_candidates where analysis_id in ${ofAnalyses})`,
    share_comments: sql`(t.share_id, t.position) in (
      select share_id, position from share_candidates where analysis_id in ${ofAnalyses})`,
    second_reader_looks: sql`t.analysis_id in ${ofAnalyses}`,
  };
}
