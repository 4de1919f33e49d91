export const wrongSecondFactors = 10
export const challengeMinutes = 10
export const recoveryCodes = 10
export const passkeysPerAccount = 20
export const sessionTouchMinutes = 5
export const sessionDays = 14
export const proofMinutes = 10
export const addressUndoDays = 7
