import { prerenderToNodeStream } from 'react-dom/static'
import { states } from './storiesOfPackages.js'

/** The markup of each state, by its name. What is loaded late is waited for. */
export async function serverMarkup(): Promise<Record<string, string>> {
  const markup: Record<string, string> = {}
  for (const { name, draw } of states) {
    // Else what is large comes at the end, with a script that brings it to its place.
    const options = { progressiveChunkSize: Number.POSITIVE_INFINITY }
    const { prelude } = await prerenderToNodeStream(draw('en-US'), options)
    let html = ''
    for await (const part of prelude) html += part
    markup[name] = html
  }
  return markup
}
