/** Stands where Google would: whoever comes is somebody new, and comes back at once. The port is the argument. */
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
