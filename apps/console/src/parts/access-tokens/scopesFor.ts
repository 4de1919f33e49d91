import { type AccessScope, accessScopes } from '@saywright/api/contract'

/** What somebody may make access tokens for: only staff upload. */
export function scopesFor({ isStaff }: { readonly isStaff: boolean }): readonly AccessScope[] {
  return accessScopes.filter((scope) => isStaff || scope !== 'uploads')
}
