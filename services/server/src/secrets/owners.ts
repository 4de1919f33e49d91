// Whose a secret is: sealed for one owner, it opens for no other.

export const licenceOwner = (accountId: number) => `licence key of account ${accountId}`
export const totpOwner = (accountId: number) => `totp of account ${accountId}`
