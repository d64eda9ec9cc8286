import { accounts } from './accounts/index.ts';
import { analyses } from './analyses/index.ts';
import { applicantTracking } from './applicant-tracking/index.ts';
import { applications } from './applications/index.ts';
import { audit } from './audit/index.ts';
import { billing } from './billing/index.ts';
import { candidateEmails } from './candidate-emails/index.ts';
import { comments } from './comments/index.ts';
import { credits } from './credits/index.ts';
import { decisionRecords } from './decision-records/index.ts';
import { fairness } from './fairness/index.ts';
import { files } from './files/index.ts';
import { health } from './health/index.ts';
import { hiringTeams } from './hiring-teams/index.ts';
import { housekeeping } from './housekeeping/index.ts';
import { identity } from './identity/index.ts';
import { imports } from './imports/index.ts';
import { jobs } from './jobs/index.ts';
import { limits } from './limits/index.ts';
import { mailboxes } from './mailboxes/index.ts';
import { mcp } from './mcp/index.ts';
import { inbox, notifications } from './notifications/index.ts';
import { operator } from './operator/index.ts';
import { apiKeys, assistants, organizations, teams } from './organizations/index.ts';
import { outbox } from './outbox/index.ts';
import { people } from './people/index.ts';
import { presets } from './presets/index.ts';
import { rediscovery } from './rediscovery/index.ts';
import { resumeMatcher } from './resume-matcher/index.ts';
import { retention } from './retention/index.ts';
import { reviews } from './reviews/index.ts';
import { savedSearches } from './saved-searches/index.ts';
import { scim } from './scim/index.ts';
import { search } from './search/index.ts';
import { secondReader } from './second-reader/index.ts';
import { shares } from './shares/index.ts';
import { singleSignOn } from './single-sign-on/index.ts';
import { site } from './site/index.ts';
import { support } from './support/index.ts';
import { talentLists } from './talent-lists/index.ts';
import { poolIndexing, talentPool } from './talent-pool/index.ts';
import { waitlist } from './waitlist/index.ts';
import { webhooks } from './webhooks/index.ts';
import { writer } from './writer/index.ts';

/**
 * All features. Each can use the services of those above it in `createServices`, and of all in its routes and tasks;
 * what is missing does not compile.
 */
export const features = limits
  .with(identity)
  .with(audit)
  .with(organizations)
  .with(accounts)
  .with(apiKeys)
  .with(assistants)
  .with(notifications)
  .with(webhooks)
  .with(hiringTeams)
  .with(teams)
  .with(singleSignOn)
  .with(scim)
  .with(credits)
  .with(waitlist)
  .with(billing)
  .with(site)
  .with(resumeMatcher)
  .with(poolIndexing)
  .with(files)
  .with(search)
  .with(jobs)
  .with(presets)
  .with(analyses)
  .with(people)
  .with(imports)
  .with(fairness)
  .with(applications)
  .with(mailboxes)
  .with(applicantTracking)
  .with(talentPool)
  .with(talentLists)
  .with(savedSearches)
  .with(rediscovery)
  .with(shares)
  .with(comments)
  .with(reviews)
  .with(candidateEmails)
  .with(inbox)
  .with(writer)
  .with(secondReader)
  .with(decisionRecords)
  .with(support)
  .with(retention)
  .with(housekeeping)
  .with(operator)
  .with(outbox)
  .with(mcp)
  .with(health);
