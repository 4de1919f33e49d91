const canvases = /<Canvas of=\{stories\.(\w+)\}([^>]*)\/>/g

/** One sentence for a page of a component whose code to copy would be a whole matrix of variants. */
export function exampleFaults(file: string, source: string): string[] {
  const [first, ...others] = [...source.matchAll(canvases)]
  if (!first) return []
  const printed = [first, ...others].filter(
    ([, story, props = '']) => story === 'Matrix' && !props.includes('sourceState="none"'),
  )
  return [
    ...(first[1] === 'Matrix' ? [`${file}: its first example is a matrix, not one use to copy`] : []),
    ...printed.map(() => `${file}: prints the code of a matrix, where sourceState="none" belongs`),
  ]
}
