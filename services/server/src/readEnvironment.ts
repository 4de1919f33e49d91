import { StartFailure } from '@saywright/http'

/** A whole number from `min` to `max`; `fallback` when the text is absent. */
export function readNumber(
  text: string | undefined,
  name: string,
  fallback: number,
  { min = 0, max = 999_999_999 }: { readonly min?: number; readonly max?: number } = {},
): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (/^\d{1,9}$/.test(text) && value >= min && value <= max) return value
  throw new StartFailure(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
}

/** A port; 0 takes a free one. */
export const readPort = (text: string | undefined, name: string, fallback: number) =>
  readNumber(text, name, fallback, { max: 65_535 })

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** An address of the web. */
export function readUrl(text: string | undefined, name: string): string | undefined {
  if (text !== undefined && !isWebUrl(text)) throw new StartFailure(`${name} is not an address: "${text}".`)
  return text
}

/**
 * The address of a service with its login, which failures do not show.
 *
 * @param protocols such as `postgres:`.
 */
export function readServiceUrl(
  text: string | undefined,
  name: string,
  protocols: readonly string[],
): string | undefined {
  if (text === undefined) return undefined
  if (protocols.some((protocol) => text.startsWith(`${protocol}//`)) && URL.canParse(text)) return text
  throw new StartFailure(`${name} must be an address that begins with ${protocols.join('// or ')}//.`)
}

/** An e-mail address, alone or with a name before it. */
export function readAddress(text: string | undefined, name: string): string | undefined {
  if (text === undefined || /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text))
    return text
  throw new StartFailure(`${name} is not an e-mail address: "${text}".`)
}

/** One of a few words. */
export function readWord<Word extends string>(
  text: string | undefined,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const word = words.find((known) => known === (text ?? words[0]))
  if (word !== undefined) return word
  throw new StartFailure(`${name} must be ${words.map((known) => `"${known}"`).join(' or ')}, not "${text}".`)
}

/** The name of a host, such as `example.com`. */
export function readHostName(text: string | undefined, name: string): string | undefined {
  if (text === undefined || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i.test(text)) return text
  throw new StartFailure(`${name} must be the name of a host without https://, not "${text}".`)
}
