import type { AccessToken } from '../../contract/access-tokens/accessToken.js'
import { earlier } from './times.js'

export const anAccessToken = (changes: Partial<AccessToken> = {}): AccessToken => ({
  id: 12,
  name: 'Build server',
  hint: 'x7Qp',
  scopes: ['read', 'downloads'],
  created_at: earlier,
  expires_at: '2027-02-18T16:00:00.000Z',
  ...changes,
})
