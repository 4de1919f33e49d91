/**
 * Sends the requests that the curl commands of a shell script would send, one after the other.
 *
 * @returns the body of each answer; throws where one is not of the 200s, as `curl -f` does.
 */
export async function runCurl(
  script: string,
  { token, recording }: { readonly token: string; readonly recording: Blob },
): Promise<unknown[]> {
  const variables: Record<string, string> = { TOKEN: token }
  const bodies: unknown[] = []
  for (const line of script.replaceAll('\\\n', ' ').split('\n')) {
    if (line.startsWith('#')) continue
    const [, name, quoted] = /^(\w+)='(.*)'$/.exec(line) ?? []
    if (name && quoted !== undefined) variables[name] = quoted.replaceAll(String.raw`'\''`, "'")
    if (!/\bcurl /.test(line)) continue
    const body = await send(line, variables, recording)
    bodies.push(body)
    if (line.startsWith('REVISION=')) variables.REVISION = String((body as { revision: number }).revision)
  }
  return bodies
}

async function send(line: string, variables: Readonly<Record<string, string>>, recording: Blob) {
  // Within double quotes a shell puts in variables, and takes away the backslash before a quote.
  const word = (text: string) =>
    text.replaceAll(String.raw`\"`, '"').replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '')
  const url = /curl .*?"(\$MODEL[^"]*)"/.exec(line)?.[1] ?? ''
  const method = /-X (\w+)/.exec(line)?.[1] ?? 'GET'
  const headers = [...line.matchAll(/-H (?:'([^']*)'|"([^"]*)")/g)].map(([, plain, expanded = '']) =>
    (plain ?? word(expanded)).split(': '),
  )
  const data = /-d "((?:\\"|[^"])*)"/.exec(line)?.[1]
  const body = data === undefined ? (line.includes('--data-binary') ? recording : undefined) : word(data)
  const response = await fetch(word(url), {
    method,
    headers: headers.map(([name = '', value = '']) => [name, value]),
    ...(body !== undefined && { body }),
  })
  if (!response.ok) throw new Error(`${method} ${word(url)}: ${response.status} ${await response.text()}`)
  return response.json()
}
