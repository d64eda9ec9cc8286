/** Double of Google's login: every sign-in is a new user, and returns at once. The port is the argument. */
import { OAuth2Server } from 'oauth2-mock-server';

const provider = new OAuth2Server();
await provider.issuer.keys.generate('RS256');
provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
  const sub = crypto.randomUUID();
  Object.assign(token.payload, {
    sub,
    aud: 'winnow-journeys',
    email: `ida.${sub}@example.test`,
    email_verified: true,
    name: 'Ida Lindqvist',
  });
});
await provider.start(Number(process.argv[2]), 'localhost');
