import { type OnboardingAnswers, rowOf } from '../../entities/account/hiring/onboarding-answers.ts';
import { session } from '../../lib/session/session.ts';
import { fetchSite } from '../../lib/session/site.ts';

/**
 * Writes the answers to the user's row of `profiles`, at the identity service.
 * @throws Error if the row wasn't written
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
  // The service also responds with success if there is no row.
  if (data.length !== 1) throw new Error('There is no profile to write to.');
}
