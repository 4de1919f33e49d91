const stepSeconds = 0.5
const pageSeconds = 2
// Of a long recording, a page is a tenth: two seconds of an hour lead nowhere.
const pageShare = 0.1

/**
 * Where a key takes a sound. Times in seconds.
 * @returns undefined for keys that mean nothing here.
 */
export function positionAfterKey(key: string, position: number, duration: number): number | undefined {
  const page = Math.max(pageSeconds, duration * pageShare)
  const moves: Record<string, number> = {
    ArrowRight: position + stepSeconds,
    ArrowUp: position + stepSeconds,
    ArrowLeft: position - stepSeconds,
    ArrowDown: position - stepSeconds,
    PageUp: position + page,
    PageDown: position - page,
    Home: 0,
    End: duration,
  }
  const wanted = moves[key]
  return wanted === undefined ? undefined : Math.max(0, Math.min(duration, wanted))
}
