import type { Utterance } from '../phonemes/port.js'

const usualWordsPerMinute = 175

/**
 * A sentence in the markup of Pico, which knows levels around 100: speed from 20 to 500, pitch from 50 to 200. The middle
 * of our pitch is the voice as it is. Characters of markup in the sentence are said as spaces.
 */
export function markUp({ text, rate = usualWordsPerMinute, pitch = 50 }: Utterance): string {
  const speed = Math.min(500, Math.max(20, Math.round((100 * rate) / usualWordsPerMinute)))
  return `<speed level="${speed}"><pitch level="${50 + pitch}">${plain(text)}</pitch></speed>`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a zero byte ends the text for the engine.
const plain = (text: string) => text.replace(/[<>\0\r\n]/g, ' ')
