/** Whether a request to S3 failed there, or on its way: a later one may not. */
export function isStorageAway(error: unknown): boolean {
  return typeof error === 'object' && error !== null && '$metadata' in error
}
