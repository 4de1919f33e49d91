/** Whole seconds until a moment, never less than 0; a part of a second counts as one. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

const two = (value: number) => String(value).padStart(2, '0')

/** `0:45`, `12:05` or `1:00:00`. @param seconds a whole number, 0 or more. */
export function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** How long it takes until the clock shows another time. */
export function millisecondsToNext(moment: number, now: number): number {
  return (moment - now) % 1000 || 1000
}

/** The spoken form: `PT1H5M` for `datetime` attributes. */
export function durationOf(seconds: number): string {
  return `PT${seconds}S`
}
