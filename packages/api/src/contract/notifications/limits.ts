export const notificationsShown = 200
export const longNoticeMilliseconds = 30_000
export const notificationsKept = 1000
