/** Why the server cannot start, in one sentence for the person at the terminal. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** A whole number of 0 or more; `fallback` when the text is absent. */
export function readNumber(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined) return fallback
  if (!/^\d{1,9}$/.test(text)) throw new StartFailure(`${name} must be a whole number, not "${text}".`)
  return Number(text)
}

export function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
