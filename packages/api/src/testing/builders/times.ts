/** The moment at which stories and tests take place. */
export const storyTime = '2026-11-22T09:00:00.000Z'

export const earlier = '2026-11-20T16:00:00.000Z'
export const longAgo = '2026-01-12T09:00:00.000Z'
