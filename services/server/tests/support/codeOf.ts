import { Secret, TOTP } from 'otpauth'

/** The six digits that an authenticator shows. @param secret its key, as text. @param timestamp in milliseconds. */
export function codeOf(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
