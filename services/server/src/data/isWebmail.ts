import { webmailDomains } from './webmailDomains.js'

let known: ReadonlySet<string> | undefined

function read(): ReadonlySet<string> {
  const lines = webmailDomains.trim().split('\n')
  return new Set(
    lines.flatMap((line) => {
      const [end = '', names = ''] = line.split(':')
      return names.split(' ').map((name) => `${name}.${end}`)
    }),
  )
}

/** Whether a domain is one at which anyone may get an address, such as `gmail.com`. */
export function isWebmail(domain: string): boolean {
  known ??= read()
  return known.has(domain.toLowerCase())
}
