import type { Encryption } from './encryption.js'
import { licenceOwner } from './owners.js'

/** A license key as it is stored: its owner reads it again, and a client that brings it is found by its fingerprint. */
export const sealLicenceKey = (encryption: Encryption, accountId: number, token: string) => ({
  licence_sealed: encryption.encrypt(token, licenceOwner(accountId)),
  licence_fingerprint: encryption.fingerprint(token),
})
