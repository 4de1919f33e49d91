const mark = 'ℹ '

/** Says something that the summary of all parts says again. */
export function remark(text: string): void {
  console.log(`${mark}${text}`)
}

/** What a command has remarked. */
export function remarksIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line) => line.slice(mark.length))
}
