export const fileLinkMinutes = 10
export const downloadsAtOncePerAccount = 16
