import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../lib/root.ts'
import { walks } from './walks.ts'

it('plans under forced colours the stories that are drawn there', () => {
  const drawn = ['.storybook/forcedColors/forcedColors.test.tsx', '.storybook/storiesOfPackages.ts']
    .map((path) => readFileSync(root + path, 'utf8'))
    .flatMap((text) => [...text.matchAll(/import\.meta\.glob<StoryModule>\('(?:\.\.\/)+([^']+)'/g)])
    .map(([, pattern]) => pattern)
  expect(drawn.toSorted()).toEqual(walks['forced-colors'].stories.toSorted())
})
