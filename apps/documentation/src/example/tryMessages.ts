import type { Locale } from '../page/locales.js'

const enUS = {
  field: 'Try it',
  match: 'Match',
  noMatch: 'No match',
  unfinished: 'Unfinished',
  follow: (count: number, total: number) =>
    count === 1
      ? `1 word of ${total} follows the grammar.`
      : `${count} words of ${total} follow the grammar.`,
  expected: 'Expected next',
  more: (count: number) => `and ${count} more`,
  values: (slot: string, values: string) => `Values of <${slot}> here: ${values}.`,
  local: 'The example runs in your browser. Nothing is sent.',
}

export type TryMessages = typeof enUS

const frFR: TryMessages = {
  field: 'Essayer',
  match: 'Reconnue',
  noMatch: 'Non reconnue',
  unfinished: 'Inachevée',
  follow: (count, total) =>
    count > 1
      ? `${count} mots sur ${total} suivent la grammaire.`
      : `${count} mot sur ${total} suit la grammaire.`,
  expected: 'Mots attendus',
  more: (count) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
  values: (slot, values) => `Valeurs de <${slot}> ici\u00a0: ${values}.`,
  local: 'L’exemple fonctionne dans votre navigateur. Rien n’est envoyé.',
}

export const tryMessages: Readonly<Record<Locale, TryMessages>> = { 'en-US': enUS, 'fr-FR': frFR }
