import { pictureVersion } from '../../../pictures/pictures.js'

/** Where the logo of an organization is read; null without one. */
export function logoAddress(organizationId: number, key: string | null): string | null {
  return key && `v3/organizations/${organizationId}/logo?v=${pictureVersion(key)}`
}
