// The provider of the social sign-in, in a process of its own: every visitor is the same person, who consents at once.
import { startIdentityProvider } from '../../services/server/tests/support/identityProvider.ts'
import { port, providerPort } from './product.ts'

export const guest = { email: 'lin.social@halden.com', given_name: 'Lin', family_name: 'Social' }

if (process.argv[1] === import.meta.filename) {
  const redirect = `http://localhost:${port}/auth/login/google`
  const provider = await startIdentityProvider([redirect], Number(providerPort))
  provider.become('lin', { ...guest, email_verified: true, name: 'Lin Social' })
}
