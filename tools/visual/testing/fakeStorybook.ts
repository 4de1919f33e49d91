import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** HTML of a story by its title; what begins with `throw` is run instead. */
export type FakeStories = Readonly<Record<string, string>>

/** A folder that answers as a built Storybook does, with stories of plain HTML. */
export function fakeStorybook(stories: FakeStories): string {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-storybook-'))
  const byId = Object.fromEntries(
    Object.entries(stories).map(([title, html]) => [idOf(title), { title, html }]),
  )
  const entries = Object.entries(byId).map(([id, { title }]) => [
    id,
    { type: 'story', id, title, name: 'Ready', exportName: 'Ready', importPath: './x.stories.tsx', tags: [] },
  ])
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }))
  writeFileSync(
    join(folder, 'iframe.html'),
    page.replace('{}', () => JSON.stringify(byId)),
  )
  return folder
}

export function idOf(title: string): string {
  return `${title.toLowerCase().replaceAll('/', '-')}--ready`
}

const page = `<!doctype html><body style="margin:24px"><div id="storybook-root"></div><script>
const stories = {}
const listeners = new Map()
const emit = (event, payload) => { for (const listener of listeners.get(event) ?? []) listener(payload) }
const draw = ({ storyId }) => setTimeout(() => {
  const { html } = stories[storyId]
  if (html.startsWith('throw')) emit('playFunctionThrewException', { message: html.slice(6) })
  else document.querySelector('#storybook-root').innerHTML = html
  emit('storyFinished', { storyId, status: 'success' })
})
const theme = ({ globals }) => { document.documentElement.dataset.theme = globals.theme }
listeners.set('setCurrentStory', new Set([draw]))
listeners.set('forceRemount', new Set([draw]))
listeners.set('updateGlobals', new Set([(payload) => { theme(payload); setTimeout(() => emit('storyFinished', {})) }]))
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  emit,
  on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
  off: (event, listener) => listeners.get(event)?.delete(listener),
}
window.__STORYBOOK_PREVIEW__ = {
  ready: async () => {},
  loadStory: async () => ({}),
  storyStoreValue: { userGlobals: { update: (globals) => theme({ globals }) } },
}
</script>`
