// Every story proves what it shows, or says by its name that it is a picture alone; axe judges all of them alike, and each
// is in a group of the side bar. Pages begin with an example that can be copied.
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { exampleFaults } from '../lib/pageExamples.ts'
import { sourcesIn, textOf } from '../lib/sources.ts'
import { axeFaults } from '../lib/storyAxe.ts'
import { playFaults } from '../lib/storyPlays.ts'
import { titleFaults } from '../lib/storyTitles.ts'
import type { Check } from './check.ts'

const folders = ['packages', 'apps', '.storybook/pages']

export const plays: Check = {
  name: 'plays of stories',
  find() {
    const { order } = getStorySortParameter(textOf('.storybook/preview.tsx'))
    const stories = sourcesIn(folders, (file) => file.endsWith('.stories.tsx'))
    const pages = sourcesIn(folders, (file) => file.endsWith('.mdx'))
    return {
      subject: `plays of stories in ${stories.length} files`,
      faults: [
        ...stories.flatMap(({ file, text }) => [...playFaults(file, text), ...axeFaults(file, text)]),
        ...[...stories, ...pages].flatMap(({ file, text }) => titleFaults(file, text, order)),
        ...pages.flatMap(({ file, text }) => exampleFaults(file, text)),
      ],
    }
  },
}
