-- The organization that the connection serves; null where it works for the whole installation, as processes of the
-- previous release always do.
CREATE FUNCTION app_organization() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.organization', true), '')::uuid
$$;
--> statement-breakpoint
-- For migrations: lets a connection that serves an organization see and write those rows of a table alone that `is_own`
-- holds for. FORCE, since servers often own their tables.
CREATE FUNCTION protect_rows(owned regclass, is_own text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', owned);
  -- In parentheses with SELECT, so that it is asked once a query instead of once a row.
  EXECUTE format('CREATE POLICY of_organization ON %s USING ((SELECT app_organization()) IS NULL OR %s)', owned, is_own);
END $$;
--> statement-breakpoint
-- For a table with an organization_id.
CREATE FUNCTION protect_by_organization(owned regclass) RETURNS void LANGUAGE sql AS $$
  SELECT protect_rows(owned, 'organization_id = (SELECT app_organization())')
$$;
--> statement-breakpoint
-- For a table whose rows belong to those of another table, which is protected: by its column that refers to the id.
CREATE FUNCTION protect_by_parent(owned regclass, parent_column text, parent regclass) RETURNS void LANGUAGE sql AS $$
  SELECT protect_rows(owned, format('EXISTS (SELECT FROM %s parent WHERE parent.id = %I)', parent, parent_column))
$$;
--> statement-breakpoint
SELECT protect_rows('organizations', 'id = (SELECT app_organization())');
--> statement-breakpoint
SELECT protect_by_organization(format('%I', table_name)::regclass)
FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'organization_id' AND data_type = 'uuid';
--> statement-breakpoint
SELECT protect_by_parent('job_versions', 'job_id', 'job_descriptions');
--> statement-breakpoint
SELECT protect_by_parent('share_candidates', 'share_id', 'shares');
--> statement-breakpoint
SELECT protect_by_parent('share_comments', 'share_id', 'shares');
--> statement-breakpoint
SELECT protect_by_parent('credit_holds', 'account_id', 'credit_accounts');
--> statement-breakpoint
SELECT protect_by_parent('credit_entries', 'account_id', 'credit_accounts');
--> statement-breakpoint
SELECT protect_by_parent('credit_recalls', 'account_id', 'credit_accounts');
--> statement-breakpoint
-- Entries may be about no organization or another one: all are taken, and a member reads those of theirs.
ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_organization ON audit_entries FOR SELECT
  USING ((SELECT app_organization()) IS NULL OR organization_id = (SELECT app_organization())::text);
--> statement-breakpoint
CREATE POLICY written_by_all ON audit_entries FOR INSERT WITH CHECK (true);
