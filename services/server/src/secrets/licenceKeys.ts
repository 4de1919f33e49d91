import type { Encryption } from './encryption.js'
import { licenceOwner } from './owners.js'

/** A license key in its stored form: its owner can read it, and a client that sends it is found by its fingerprint. */
export const sealLicenceKey = (encryption: Encryption, accountId: number, token: string) => ({
  licence_sealed: encryption.encrypt(token, licenceOwner(accountId)),
  licence_fingerprint: encryption.fingerprint(token),
})
