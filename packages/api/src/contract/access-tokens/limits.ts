export const tokensPerAccount = 20
export const tokenDaysMost = 365
