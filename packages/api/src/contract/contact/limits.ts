export const contactMessagesPerHour = 10
export const ratingMin = 1
export const ratingMax = 5
