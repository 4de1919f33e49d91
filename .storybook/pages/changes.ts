const logs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const notes = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
// Only their paths are read: a component is what has stories and a page.
const pages = Object.keys(import.meta.glob('../../packages/*/src/**/*.mdx'))

/** Unpublished changes, by package and component, then the change log of each package. */
export const changes = Object.entries(logs)
  .map(([path, log]) => {
    const folder = path.split('/').at(-2) ?? ''
    const name = `@saywright/${folder}`
    const [, published = ''] = log.split(/^# .*$/m)
    return [
      `## ${name}`,
      '### Next',
      byComponent(notesFor(name), componentsIn(folder)),
      published.replace(/^## /gm, '### '),
    ].join('\n\n')
  })
  .join('\n\n')

function notesFor(name: string): string[] {
  const isAbout = new RegExp(`^["']?${name}["']?: \\w+$`, 'm')
  return Object.values(notes).flatMap((note) => {
    const [, head = '', words = ''] = note.split(/^---$/m)
    return isAbout.test(head) ? [words.trim()] : []
  })
}

/** Names of components with the addresses of their pages. */
function componentsIn(folder: string): ReadonlyMap<string, string> {
  const names = pages
    .filter((path) => path.startsWith(`../../packages/${folder}/`))
    .map((path) => path.split('/').at(-1)?.replace('.mdx', '') ?? '')
  return new Map(names.sort().map((name) => [name, `?path=/docs/${folder}-${name.toLowerCase()}--docs`]))
}

/** Each note under every component that it names between backticks; first those that name none. */
export function byComponent(texts: readonly string[], components: ReadonlyMap<string, string>): string {
  const named = (text: string) => [...components.keys()].filter((name) => text.includes(`\`${name}\``))
  const list = (items: readonly string[]) =>
    items.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n\n')
  const sections = [...components].flatMap(([name, page]) => {
    const about = texts.filter((text) => named(text).includes(name))
    return about.length > 0 ? [`#### [${name}](${page})`, list(about)] : []
  })
  return [list(texts.filter((text) => named(text).length === 0)), ...sections]
    .filter((part) => part !== '')
    .join('\n\n')
}
