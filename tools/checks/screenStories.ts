// Every screen has its stories, with the states that its props can hold, under the title that its path implies.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../lib/root.ts'
import { sourcesIn, textOf } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const screenStories: Check = {
  name: 'stories of screens',
  find() {
    const screens = sourcesIn(['apps'], (file) => file.endsWith('Screen.tsx'))
    return {
      subject: `stories of ${screens.length} screens`,
      faults: screens.flatMap(({ file, text }) => {
        const stories = file.replace(/\.tsx$/, '.stories.tsx')
        if (!existsSync(root + stories)) return [`${file} has no ${basename(stories)}`]
        return storyFaults(file, text, textOf(stories))
      }),
    }
  },
}

const required = ['Loading', 'Failed']
/** Types of props with a page of a list, whose `Loadable` is in another file. */
const listProps = /\b(?:List|Collection)Props</

/** Missing stories of a screen, one sentence each. */
export function storyFaults(file: string, screen: string, stories: string): string[] {
  const faults: string[] = []
  const expected = titleOf(file)
  const title = /^(?: {2})?title:\s*'([^']+\/[^']+)'/m.exec(stories)?.[1]
  if (title === undefined || !title.startsWith(expected)) {
    faults.push(`${file}: the title of its stories is '${title}', not '${expected}…'`)
  }
  const names = [...stories.matchAll(/^export const (\w+): Story\b/gm)].map((match) => match[1] ?? '')
  if (names.length === 0) faults.push(`${file}: no story`)
  const isList = listProps.test(screen)
  if (isList || /\bLoadable</.test(screen)) {
    const expectedNames = [...required]
    if (isList) expectedNames.push('Empty')
    if (isList && /\b(?:search|status)=/.test(screen)) expectedNames.push('NoMatch')
    for (const name of expectedNames) if (!names.includes(name)) faults.push(`${file}: no story ${name}`)
    if (names.length < 3) faults.push(`${file}: a Loadable has three states at least`)
  }
  for (const name of names) {
    if (!new RegExp(`\\*/\\s*export const ${name}: Story\\b`).test(stories)) {
      faults.push(`${file}: nothing says when a person meets ${name}`)
    }
  }
  return faults
}

/** apps/console/src/features/auth/login/LoginScreen.tsx -> Console/Auth */
export function titleOf(file: string): string {
  const [, app = '', feature] = /^apps\/([^/]+)\/src\/(?:features\/([^/]+)\/)?/.exec(file) ?? []
  return feature ? `${capital(app)}/${capital(feature.replaceAll('-', ' '))}` : capital(app)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
