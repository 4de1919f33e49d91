/** One server-sent event with its data as text. */
export interface RawEvent {
  readonly id: string
  readonly type: string
  readonly data: string
}

/**
 * Creates an incremental parser of `text/event-stream`.
 * @returns a function that takes a chunk of text, split anywhere, and returns the events that it completes.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export function createEventParser(): (piece: string) => RawEvent[] {
  let rest = ''
  let id = ''
  let type = ''
  let data: string[] = []

  function readLine(line: string): RawEvent | undefined {
    if (line === '') {
      const event = data.length > 0 ? { id, type: type || 'message', data: data.join('\n') } : undefined
      type = ''
      data = []
      return event
    }
    const colon = line.indexOf(':')
    if (colon === 0) return undefined
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') type = value
    else if (field === 'id' && !value.includes('\0')) id = value
    return undefined
  }

  return (piece) => {
    const text = rest + piece
    // A carriage return at the very end may be the first half of a line end.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.map(readLine).filter((event) => event !== undefined)
  }
}
