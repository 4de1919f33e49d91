import { type AccessScope, accessScopes } from '@saywright/api/contract'

/** The scopes that a user may give access tokens: only staff upload. */
export function scopesFor({ isStaff }: { readonly isStaff: boolean }): readonly AccessScope[] {
  return accessScopes.filter((scope) => isStaff || scope !== 'uploads')
}
