-- For a hosted Supabase project that keeps Winnow's identities: the table of profiles, who may touch which row,
-- and the row that every new user gets. Running it twice does no harm.

create table if not exists public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text,
  job_title text,
  company_name text,
  team_size text,
  hiring_team_size text,
  hiring_volume text,
  industries text[],
  role_types text[],
  hiring_goals text[],
  onboarding_completed boolean not null default false,
  updated_at timestamptz
);

-- Nobody touches a row by default; people may read their own and change all of it but its id.
alter table public.profiles enable row level security;

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (
  role, job_title, company_name, team_size, hiring_team_size, hiring_volume,
  industries, role_types, hiring_goals, onboarding_completed, updated_at
) on public.profiles to authenticated;
grant all on public.profiles to service_role;

drop policy if exists "People read their own profile" on public.profiles;
create policy "People read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);

drop policy if exists "People change their own profile" on public.profiles;
create policy "People change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

-- A new user has a row from the start: a change of a row that is not there would be lost without a word.
create or replace function public.welcome_user() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  return new;
end;
$$;

revoke all on function public.welcome_user() from public, anon, authenticated;

drop trigger if exists welcome_user on auth.users;
create trigger welcome_user after insert on auth.users
  for each row execute function public.welcome_user();

-- Users from before.
insert into public.profiles (id) select id from auth.users on conflict (id) do nothing;
