import type { Repeat } from '@saywright/grammar'
import type { Locale } from '../page/locales.js'

type Bounds = Pick<Repeat, 'minimum' | 'maximum'>

const timesOf = (count: number) => (count === 1 ? '1 time' : `${count} times`)

const enUS = {
  rule: (name: string) => `The rule <${name}>`,
  drawing: 'Drawing of the rules',
  inWords: 'The drawing in words',
  oneOf: 'One of these:',
  inOrder: 'One after the other:',
  optional: 'Optional:',
  tag: (name: string) => `With the name ${name}:`,
  value: (name: string, value: string) =>
    name === '@' ? `With the value “${value}”:` : `With the value “${value}” as ${name}:`,
  reference: (name: string) => `The rule <${name}>`,
  slot: (name: string) => `A value of the dynamic slot <${name}>`,
  any: 'Any words',
  invalid: 'Nothing',
  repeat: ({ minimum, maximum }: Bounds) =>
    maximum === 'unbounded'
      ? `${timesOf(minimum)} or more`
      : minimum === maximum
        ? timesOf(minimum)
        : `${minimum} to ${timesOf(maximum)}`,
  repeated: (times: string) => `${times}:`,
}

export type RailroadMessages = typeof enUS

const frFR: RailroadMessages = {
  rule: (name) => `La règle <${name}>`,
  drawing: 'Dessin des règles',
  inWords: 'Le dessin en mots',
  oneOf: 'Au choix\u00a0:',
  inOrder: 'L’un après l’autre\u00a0:',
  optional: 'Peut être omis\u00a0:',
  tag: (name) => `Sous le nom ${name}\u00a0:`,
  value: (name, value) =>
    name === '@'
      ? `Avec la valeur «\u00a0${value}\u00a0»\u00a0:`
      : `Avec la valeur «\u00a0${value}\u00a0» pour ${name}\u00a0:`,
  reference: (name) => `La règle <${name}>`,
  slot: (name) => `Une valeur de la liste dynamique <${name}>`,
  any: 'N’importe quels mots',
  invalid: 'Rien',
  repeat: ({ minimum, maximum }) =>
    maximum === 'unbounded'
      ? `${minimum} fois ou plus`
      : minimum === maximum
        ? `${minimum} fois`
        : `${minimum} à ${maximum} fois`,
  repeated: (times) => `${times}\u00a0:`,
}

export const railroadMessages: Readonly<Record<Locale, RailroadMessages>> = { 'en-US': enUS, 'fr-FR': frFR }
