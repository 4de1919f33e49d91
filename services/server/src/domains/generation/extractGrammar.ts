const header = /#BNF\+EM\b/i
const thoughtEnds = '</think>'

/**
 * Extracts the grammar of a reply: the content of a fence, or everything from the header on. One pass over the lines,
 * whatever they are: users influence what a service writes.
 *
 * @returns undefined where there is neither.
 */
export function extractGrammar(reply: string): string | undefined {
  const said = withoutThought(reply.replace(/\r\n?/g, '\n'))
  const fenced = fencesOf(said)
  const grammar = fenced.find((text) => header.test(text)) ?? fenced[0] ?? fromHeader(said)
  // Nothing may be before the header, which a service may well put there.
  const whole = grammar === undefined ? '' : (fromHeader(grammar) ?? grammar).trim()
  return whole === '' ? undefined : `${whole}\n`
}

/** A service that thinks aloud does so before it answers. */
function withoutThought(said: string): string {
  const end = said.lastIndexOf(thoughtEnds)
  return end < 0 ? said : said.slice(end + thoughtEnds.length)
}

/** The content from a line that begins with three ticks to the next three; the last fence may be open. */
function fencesOf(said: string): string[] {
  const fences: string[] = []
  let open: string[] | undefined
  for (const line of said.split('\n')) {
    const ticks = line.indexOf('```')
    if (!open) {
      if (ticks >= 0 && line.slice(0, ticks).trim() === '') open = []
    } else if (ticks < 0) open.push(line)
    else {
      fences.push([...open, line.slice(0, ticks)].join('\n'))
      open = undefined
    }
  }
  return open ? [...fences, open.join('\n')] : fences
}

function fromHeader(text: string): string | undefined {
  const at = text.search(header)
  return at < 0 ? undefined : text.slice(at)
}
