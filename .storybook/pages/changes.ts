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

/** The notes of what is not published yet, by package, then the change log of each. */
export const changes = Object.entries(logs)
  .map(([path, log]) => {
    const name = `@saywright/${path.split('/').at(-2)}`
    const [, published = ''] = log.split(/^# .*$/m)
    return [`## ${name}`, '### Next', ...notesFor(name), published.replace(/^## /gm, '### ')].join('\n\n')
  })
  .join('\n\n')

function notesFor(name: string): string[] {
  const isAbout = new RegExp(`^["']?${name}["']?: \\w+$`, 'm')
  return Object.values(notes).flatMap((note) => {
    const [, head = '', words = ''] = note.split(/^---$/m)
    return isAbout.test(head) ? [`- ${words.trim().replaceAll('\n', '\n  ')}`] : []
  })
}
