export const notificationsShown = 200
export const longNoticeMilliseconds = 30_000
