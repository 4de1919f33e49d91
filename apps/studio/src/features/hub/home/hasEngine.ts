/** Whether an engine that comes with the product can recognize a language. */
export function hasEngine(code: string): boolean {
  return code.startsWith('eng-') || code.startsWith('fra-')
}
