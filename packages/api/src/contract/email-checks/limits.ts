export const provedAddressMinutes = 60
