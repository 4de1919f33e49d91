import { readFileSync } from 'node:fs'

export type StoryEntry = {
  id: string
  title: string
  name: string
  exportName: string
  importPath: string
  tags: readonly string[]
}

/** Stories of a built Storybook that are captured: all but those tagged `no-picture`. */
export function capturedStories(folder: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>
  }
  return Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('no-picture'),
  )
}

/** Whole screens are captured as windows; everything else is cut out around what it draws. */
export function isScreen({ title }: StoryEntry): boolean {
  return /^(Shell|Console|Studio)\//.test(title)
}
