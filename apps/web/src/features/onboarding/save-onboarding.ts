import { type OnboardingAnswers, rowOf } from '../../entities/account/hiring/onboarding-answers.ts';
import { session } from '../../lib/session/session.ts';
import { fetchSite } from '../../lib/session/site.ts';

/**
 * Writes the answers into the person's row of the profiles, at the identity service.
 * @throws Error where the row was not written
 */
export async function saveOnboarding(identityId: string, answers: OnboardingAnswers): Promise<void> {
  const [{ PostgrestClient }, { identity }, token] = await Promise.all([
    import('@supabase/postgrest-js'),
    fetchSite(),
    session.accessToken(),
  ]);
  const headers = {
    ...(identity.publicKey !== '' && { apikey: identity.publicKey }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const profiles = new PostgrestClient(`${identity.url || window.location.origin}/rest/v1`, { headers });
  const { data, error } = await profiles
    .from('profiles')
    .update({ ...rowOf(answers), onboarding_completed: true, updated_at: new Date().toISOString() })
    .eq('id', identityId)
    .select('id');
  if (error) throw new Error(error.message);
  // Without a row the service answers just as kindly.
  if (data.length !== 1) throw new Error('There is no profile to write to.');
}
