import { announcer } from './announcer.js'

/** Attributes whose words are another language's: only whether there are any counts. */
const worded = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'lang',
  'placeholder',
  'title',
  'value',
])

/**
 * The part of a page that rules of accessibility read, apart from its words and colours, as text. Two equal ones break the
 * same rules; undefined for a page with frames, into which this does not look.
 */
export function structureOf(root: ParentNode): string | undefined {
  if (root.querySelector('iframe')) return undefined
  const lines: string[] = []
  addNodes(root, lines)
  return renumbered(lines.join('\n'))
}

/** A render in the other language has other ids: which of them are the same counts, not their values. */
function renumbered(text: string): string {
  const numbers = new Map<string, string>()
  return text.replaceAll(/_r_[0-9a-z]+_/g, (id) => {
    const number = numbers.get(id) ?? `_${numbers.size}_`
    numbers.set(id, number)
    return number
  })
}

function addNodes(parent: ParentNode, lines: string[]) {
  for (const node of parent.childNodes) {
    if (node instanceof Text && node.data.trim() && lines.at(-1) !== 'words') lines.push('words')
    if (!(node instanceof Element) || node.matches(`${announcer}, script, style`)) continue
    lines.push(`<${node.localName} ${[...node.attributes].map(attributeOf).sort().join(' ')}>`)
    if (node.shadowRoot) addNodes(node.shadowRoot, lines)
    addNodes(node, lines)
    lines.push('>')
  }
}

function attributeOf({ name, value }: Attr): string {
  if (worded.has(name)) return `${name}=${value.trim() !== ''}`
  return name === 'style' ? `style=${value.replaceAll(/:[^;]*/g, '')}` : `${name}=${value}`
}
