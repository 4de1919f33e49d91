/** The film of the console and its length, as `tools/film.ts` made them. */
export const film = { src: '/film.webm', poster: '/film.jpg', seconds: 20 } as const

/** "1:24". @param seconds a whole number. */
export function filmDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
