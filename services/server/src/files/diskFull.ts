const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether a failure means that the disk, or the share of it we may use, is full; SQLite says it in words. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    fullCodes.has((error as NodeJS.ErrnoException).code ?? '') ||
    /database or disk is full/i.test(error.message)
  )
}

/** Whether SQLite could not read or write its file, for an unknown reason. */
export function isDiskFailure(error: unknown): boolean {
  return error instanceof Error && /disk I\/O error/i.test(error.message)
}
