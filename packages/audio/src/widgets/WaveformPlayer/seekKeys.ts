const stepSeconds = 0.5
const pageSeconds = 2

/**
 * Where a key takes a sound. Times in seconds.
 * @returns undefined for keys that mean nothing here.
 */
export function positionAfterKey(key: string, position: number, duration: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: position + stepSeconds,
    ArrowUp: position + stepSeconds,
    ArrowLeft: position - stepSeconds,
    ArrowDown: position - stepSeconds,
    PageUp: position + pageSeconds,
    PageDown: position - pageSeconds,
    Home: 0,
    End: duration,
  }
  const wanted = moves[key]
  return wanted === undefined ? undefined : Math.max(0, Math.min(duration, wanted))
}
