const marks = { remark: 'ℹ ', skip: '⊘ ' }

/** Says something that the summary of all parts says again. */
export function remark(text: string): void {
  console.log(`${marks.remark}${text}`)
}

/** Says which piece of a part cannot run here, and why; it counts as skipped. */
export function skip(text: string): void {
  console.log(`${marks.skip}${text}`)
}

/** The remarks of a command. */
export const remarksIn = (output: string): string[] => marked(output, marks.remark)

/** The skips of a command. */
export const skipsIn = (output: string): string[] => marked(output, marks.skip)

function marked(output: string, mark: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line) => line.slice(mark.length))
}
