import { describe, expect, it } from 'vitest'
import { wrappingIcons } from './iconRows.ts'

describe('rows that begin with an icon', () => {
  it.each([
    ['words', '<Stack>\n<Inline gap="x1">\n<Icon of={Reply} />\n<Text>A</Text></Inline></Stack>', [2]],
    ['words and a condition', '<Inline>\n{isFailed && <Glyph name="alert" />}<Text>A</Text></Inline>', [1]],
  ])('are found beside %s', (_, text, lines) => {
    expect(wrappingIcons(text)).toEqual(lines)
  })

  it.each([
    ['one that does not wrap', '<Inline gap="x1" allowsWrapping={false}>\n<Icon of={Reply} /></Inline>'],
    ['buttons with icons', '<Inline>\n<Button icon={<Icon of={Mail} />}>A</Button></Inline>'],
  ])('are not %s', (_, text) => {
    expect(wrappingIcons(text)).toEqual([])
  })
})
