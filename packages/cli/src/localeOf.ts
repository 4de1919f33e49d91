import type { Locale } from '@saywright/grammar'

/** The language of the messages: the requested one, otherwise that of the environment. */
export function localeOf(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Locale {
  const named = asked ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? ''
  return /^fr\b/i.test(named.replace('_', '-')) ? 'fr-FR' : 'en-US'
}
