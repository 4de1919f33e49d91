/**
 * What a hook takes and gives, as `(orgId: number | undefined): Read<…>`. A hook that says no type and rests on another gives
 * what that one says, with the call in the place of its type parameter. Empty for what is no function of the text.
 *
 * @param textOf the text that declares a name which is imported here.
 */
export function hookSignature(
  name: string,
  text: string,
  textOf: (name: string) => string | undefined,
): string {
  const opening = new RegExp(
    `^export (?:const ${name} = (?:async )?|function ${name})(<[^(]*>)?\\(`,
    'm',
  ).exec(text)
  if (!opening) return ''
  const from = opening.index + opening[0].length
  const end = closing(text, from)
  const after = text.slice(end + 1)
  const typeBefore = opening[0].startsWith('export function') ? / \{\n/ : / =>\s/
  const written = after.startsWith(': ') ? after.slice(2).split(typeBefore, 1)[0] : undefined
  return oneLine(
    `${opening[1] ?? ''}(${text.slice(from, end)})${typed(written ?? restedOn(after, text, textOf))}`,
  )
}

const typed = (type: string | undefined) => (type ? `: ${type}` : '')

function restedOn(body: string, text: string, textOf: (name: string) => string | undefined) {
  const [, hook = '', call = ''] = /^ =>\s+(use\w+)\(\s*(\w+)\b/.exec(body) ?? []
  if (!hook) return undefined
  const declared = hookSignature(hook, textOf(hook) ?? text, textOf)
  const [, parameter, type] = /^(?:<(\w+)\b.*?>)?\(.*\): (.*)$/.exec(declared) ?? []
  return parameter ? type?.replaceAll(new RegExp(`\\b${parameter}\\b`, 'g'), `typeof ${call}`) : type
}

/** The place of the bracket that ends what begins here. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  throw new Error(`A bracket is not closed: ${text.slice(from, from + 80)}`)
}

const oneLine = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/,? \)/g, ')')
    .replace(/\( /g, '(')
    .trim()
