/** Whether a request to S3 failed there, or before: a later one may succeed. */
export function isStorageAway(error: unknown): boolean {
  return typeof error === 'object' && error !== null && '$metadata' in error
}
