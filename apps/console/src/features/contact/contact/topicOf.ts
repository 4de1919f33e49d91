import { contactTopics, wireValue } from '@saywright/api/catalogue'

type DictationCode = 'a94d' | 'a94g' | 'a94i' | 'a94s' | 'a94n'

/** Initial values of the contact form in an address. */
export type Topic = {
  /** The English value of a contact topic, as it travels; empty when none is chosen. */
  readonly topic: string
  /** Begins the message: the language that the user would like to dictate in. */
  readonly dictation?: DictationCode
}

/** Places among the contact topics, from 0. */
const places: ReadonlyMap<string | undefined, number> = new Map([
  ['a974', 0],
  ['b984', 2],
  ['n345', 4],
  ['x934', 4],
])

const dictations: readonly DictationCode[] = ['a94d', 'a94g', 'a94i', 'a94s', 'a94n']

const nth = (place: number) => {
  const topic = contactTopics[place]
  return topic ? wireValue(topic) : ''
}

/** The topic of a code in an address; none for an unknown code. */
export function topicOf(code: string | undefined): Topic {
  const dictation = dictations.find((known) => known === code)
  if (dictation) return { topic: nth(3), dictation }
  const place = places.get(code)
  return { topic: place === undefined ? '' : nth(place) }
}
