/** How Node runs the server. Pieces of files that pass through live for a moment: a small nursery gives their memory back soon. */
export const serverFlags = ['--max-semi-space-size=2']
