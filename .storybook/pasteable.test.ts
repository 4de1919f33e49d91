import { expect, it } from 'vitest'
import { exportersOf, pasteable } from './pasteable.js'

const exporters = exportersOf({
  '@saywright/ui':
    "export { Button, type ButtonProps } from './Button.js'\nexport { Stack } from './Stack.js'",
  '@saywright/audio': "export { Recorder } from './Recorder.js'",
})

it('imports each name from the package that exports it', () => {
  expect(pasteable('<Stack>\n  <Button icon={<Plus />} />\n  <Recorder />\n</Stack>', exporters)).toBe(
    `import { Recorder } from '@saywright/audio'
import { Button, Stack } from '@saywright/ui'
import { Plus } from 'lucide-react'

<Stack>
  <Button icon={<Plus />} />
  <Recorder />
</Stack>`,
  )
})

it('prints a function where a test has one that listens', () => {
  expect(pasteable('<a onPress={function mockConstructor() {}} />', exporters)).toBe(
    '<a onPress={() => {}} />',
  )
})
