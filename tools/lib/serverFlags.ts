/**
 * How Node runs the server. Pieces of files that pass through live for a moment: a small nursery gives their memory back soon.
 * What outlives it, such as rows of a database that a call waits for, is collected once the heap has grown by a third; by itself
 * V8 lets a small heap grow to twice its size before it looks.
 */
export const serverFlags = ['--max-semi-space-size=2', '--heap-growing-percent=30']
