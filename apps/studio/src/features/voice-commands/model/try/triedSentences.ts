/** How many sentences are remembered. */
export const maxTried = 10

// Maximum length of a stored sentence: all of them are tried again with each change of the grammar.
const longest = 300

/**
 * Adds a tried sentence, newest first. One that continues the newest replaces it, as it was not finished; one that was tried
 * before moves to the front.
 */
export function withTried(tried: readonly string[], sentence: string): readonly string[] {
  const said = sentence.trim().replace(/\s+/g, ' ')
  if (said === '' || said.length > longest || said === tried[0]) return tried
  const [newest = ''] = tried
  const isGoingOn = newest !== '' && said.startsWith(`${newest} `)
  const others = tried.slice(isGoingOn ? 1 : 0).filter((other) => other !== said)
  return [said, ...others].slice(0, maxTried)
}
